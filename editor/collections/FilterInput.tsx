import { AutocompleteInput, NullableBooleanInput, ReferenceInput, SelectInput } from 'react-admin';
import type { Field } from '../../contract/collections/field.ts';
import { described } from '../data/descriptions.ts';
import { searched } from '../fields/searched.ts';
import { RangeFilter } from './RangeFilter.tsx';

export type FilterInputProps = {
  readonly source: string;
  readonly label: string;
  readonly field: Field;
};

/** What a list is filtered by, of one field. */
export function FilterInput({ field, ...props }: FilterInputProps) {
  switch (field.kind) {
    case 'reference':
    case 'references':
      return (
        <ReferenceInput {...props} reference={field.to} perPage={25}>
          <AutocompleteInput
            label={field.label}
            size="small"
            helperText={false}
            optionText={described(field.to).title}
            filterToQuery={searched}
            sx={{ width: 260 }}
          />
        </ReferenceInput>
      );
    case 'choice':
    case 'choices': {
      const choices = Object.entries(field.choices).map(([id, name]) => ({ id, name }));
      return <SelectInput {...props} choices={choices} size="small" helperText={false} />;
    }
    case 'flag':
      return <NullableBooleanInput {...props} size="small" helperText={false} />;
    case 'number':
      return <RangeFilter {...props} type="number" unit={field.unit} />;
    default:
      return <RangeFilter {...props} type="date" />;
  }
}
