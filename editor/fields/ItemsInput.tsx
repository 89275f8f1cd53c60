import { ArrayInput } from 'react-admin';
import type { ListField } from '../../contract/collections/field.ts';
import type { OuterInputProps } from './field-props.ts';
import { ItemRows } from './ItemRows.tsx';
import { said } from './said.ts';

/** Rows that can be added, removed and moved, by keyboard as well. */
export const ItemsInput = ({ source, field, Input }: OuterInputProps<ListField>) => (
  <ArrayInput {...said(field)} helperText={false} source={source}>
    <ItemRows field={field} Input={Input} />
  </ArrayInput>
);
