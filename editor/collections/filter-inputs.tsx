import {
  AutocompleteInput,
  NullableBooleanInput,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import type { Field } from '../../contract/collections/field.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { described } from '../data/descriptions.ts';
import { filteredBy } from './filtered-by.ts';
import { searched } from '../fields/searched.ts';

const DAYS = 'от..до, например 2026-01-01..2026-01-31';

function filterInput(name: string, field: Field) {
  const props = { key: name, source: name, label: field.label };
  switch (field.kind) {
    case 'reference':
    case 'references':
      return (
        <ReferenceInput {...props} reference={field.to} perPage={25}>
          <AutocompleteInput
            label={field.label}
            optionText={described(field.to).title}
            filterToQuery={searched}
          />
        </ReferenceInput>
      );
    case 'choice':
    case 'choices': {
      const choices = Object.entries(field.choices).map(([id, named]) => ({ id, name: named }));
      return <SelectInput {...props} choices={choices} />;
    }
    case 'flag':
      return <NullableBooleanInput {...props} />;
    default:
      return <TextInput {...props} helperText={DAYS} />;
  }
}

/** The filters that the API knows, each as an input. */
export const filterInputs = (collection: CollectionDescription) =>
  filteredBy(collection).map(([name, field]) => filterInput(name, field));
