import { AutocompleteArrayInput, useGetList } from 'react-admin';
import type { AliasesField } from '../../contract/collections/field.ts';
import { described } from '../data/descriptions.ts';
import type { FieldInputProps } from './field-props.ts';
import { said } from './said.ts';

/** The most that a list of the API returns at once. */
const ALL = 200;

/** Entities of another collection by their aliases, in the order in which they were chosen. */
export function AliasesInput({ source, field }: FieldInputProps<AliasesField>) {
  const { title } = described(field.to);
  const pagination = { page: 1, perPage: ALL };
  const { data = [] } = useGetList(field.to, { pagination });
  return (
    <AutocompleteArrayInput
      {...said(field)}
      source={source}
      choices={data}
      optionValue="alias"
      optionText={title}
    />
  );
}
