import { Box } from '@mui/material';
import { Suspense } from 'react';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { onUse } from '../app/on-use.ts';
import type { FilterInputProps } from './FilterInput.tsx';
import { filteredBy } from './filtered-by.ts';

const FilterInput = onUse(() => import('./FilterInput.tsx'), 'FilterInput');

/** Reserves the space while the input loads. */
const LateFilter = (props: FilterInputProps) => (
  <Suspense fallback={<Box sx={{ width: 220, height: 40 }} />}>
    <FilterInput {...props} />
  </Suspense>
);

/** The filters that the API supports, each as an input. */
export const filterInputs = (collection: CollectionDescription) =>
  filteredBy(collection).map(([name, field]) => (
    <LateFilter key={name} source={name} label={field.label} field={field} />
  ));
