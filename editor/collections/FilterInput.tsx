import { Box } from '@mui/material';
import { NullableBooleanInput, SelectInput } from 'react-admin';
import type { Field } from '../../contract/collections/field.ts';
import { EntityInput } from '../fields/EntityInput.tsx';
import { useTitle } from '../fields/use-title.ts';
import { enterAdded } from '../lists/filter-focus.ts';
import { RangeFilter } from './RangeFilter.tsx';

export type FilterInputProps = {
  readonly source: string;
  readonly label: string;
  readonly field: Field;
};

/** Wide enough for the labels: they do not count in the width of a field. */
const WIDTH = { width: 260 };

type EntityProps = Pick<FilterInputProps, 'source' | 'label'> & { readonly to: string };

const EntityFilter = ({ to, ...props }: EntityProps) => (
  <EntityInput
    {...props}
    to={to}
    size="small"
    helperText={false}
    nameOf={useTitle(to)}
    sx={WIDTH}
  />
);

function FieldFilter({ field, ...props }: FilterInputProps) {
  switch (field.kind) {
    case 'reference':
    case 'references':
      return <EntityFilter {...props} to={field.to} />;
    case 'choice':
    case 'choices': {
      const choices = Object.entries(field.choices).map(([id, name]) => ({ id, name }));
      return (
        <SelectInput {...props} choices={choices} size="small" helperText={false} sx={WIDTH} />
      );
    }
    case 'flag':
      return <NullableBooleanInput {...props} size="small" helperText={false} sx={WIDTH} />;
    case 'number':
      return <RangeFilter {...props} type="number" unit={field.unit} />;
    default:
      return <RangeFilter {...props} type="date" />;
  }
}

/** The input that filters a list by one field. */
export const FilterInput = (props: FilterInputProps) => (
  <Box ref={enterAdded} sx={{ display: 'contents' }}>
    <FieldFilter {...props} />
  </Box>
);
