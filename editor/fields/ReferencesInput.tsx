import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin';
import type { ReferenceField, ReferencesField } from '../../contract/collections/field.ts';
import { described } from '../data/descriptions.ts';
import type { FieldInputProps } from './field-props.ts';
import { said } from './said.ts';
import { searched } from './searched.ts';

/** Entities of another collection, found by their words. */
export function ReferencesInput({
  source,
  field,
}: FieldInputProps<ReferenceField | ReferencesField>) {
  const { title } = described(field.to);
  const props = { ...said(field), optionText: title, filterToQuery: searched };
  if (field.kind === 'references') {
    return (
      <ReferenceArrayInput source={source} reference={field.to} perPage={25}>
        <AutocompleteArrayInput {...props} />
      </ReferenceArrayInput>
    );
  }
  return (
    <ReferenceInput source={source} reference={field.to} perPage={25}>
      <AutocompleteInput {...props} />
    </ReferenceInput>
  );
}
