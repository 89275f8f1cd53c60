import { Box } from '@mui/material';
import { BooleanInput, SelectInput, useResourceDefinitions, useWrappedSource } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { described, isDescribed } from '../data/descriptions.ts';
import { EntityInput } from '../fields/EntityInput.tsx';
import { useTitle } from '../fields/use-title.ts';

const ROW = { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'flex-start' } as const;
const BESIDE = { flex: '1 1 240px', minWidth: 0 } as const;

const TakenInput = ({ from }: { readonly from: string }) => (
  <EntityInput
    source="id"
    to={from}
    label={described(from).one}
    helperText={false}
    nameOf={useTitle(from)}
  />
);

/** One takedown of a set: the collection, the entity, and whether lists that refer to it may drop it. */
export function TakedownFields() {
  const collection: unknown = useWatch({ name: useWrappedSource('collection') });
  const id = useWrappedSource('id');
  const { setValue } = useFormContext();
  const choices = Object.values(useResourceDefinitions()).flatMap(({ name }) =>
    isDescribed(name) && !described(name).is_fixed
      ? [{ id: name, name: described(name).many }]
      : [],
  );
  const from = typeof collection === 'string' && isDescribed(collection) ? collection : null;
  return (
    <Box sx={ROW}>
      <Box sx={BESIDE}>
        <SelectInput
          source="collection"
          label="Откуда"
          helperText={false}
          choices={choices}
          // The selected id would refer to another entity in the new collection.
          onChange={() => setValue(id, null, { shouldDirty: true })}
        />
      </Box>
      {from && (
        <Box sx={BESIDE}>
          <TakenInput key={from} from={from} />
        </Box>
      )}
      <Box sx={{ flex: '1 0 100%' }}>
        <BooleanInput
          source="detach"
          label="Убрать и&nbsp;оттуда, где используется"
          helperText={false}
        />
      </Box>
    </Box>
  );
}
