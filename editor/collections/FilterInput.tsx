import { NullableBooleanInput, SelectInput } from 'react-admin';
import type { Field } from '../../contract/collections/field.ts';
import { EntityInput } from '../fields/EntityInput.tsx';
import { useTitle } from '../fields/use-title.ts';
import { RangeFilter } from './RangeFilter.tsx';

export type FilterInputProps = {
  readonly source: string;
  readonly label: string;
  readonly field: Field;
};

type EntityProps = Pick<FilterInputProps, 'source' | 'label'> & { readonly to: string };

const EntityFilter = ({ to, ...props }: EntityProps) => (
  <EntityInput
    {...props}
    to={to}
    size="small"
    helperText={false}
    nameOf={useTitle(to)}
    sx={{ width: 260 }}
  />
);

/** The input that filters a list by one field. */
export function FilterInput({ field, ...props }: FilterInputProps) {
  switch (field.kind) {
    case 'reference':
    case 'references':
      return <EntityFilter {...props} to={field.to} />;
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
