import { TextInput } from 'react-admin';
import type { AddressField } from '../../contract/collections/field.ts';
import type { FieldInputProps } from './field-props.ts';
import { said } from './said.ts';

const EXAMPLES: Readonly<Record<AddressField['to'], string>> = {
  site: '/articles/',
  web: 'https://example.com/',
  any: '/articles/ или https://example.com/',
};

export const AddressInput = ({ source, field }: FieldInputProps<AddressField>) => (
  <TextInput {...said(field)} source={source} placeholder={EXAMPLES[field.to]} inputMode="url" />
);
