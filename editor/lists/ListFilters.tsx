import { Box } from '@mui/material';
import { cloneElement, type ComponentProps } from 'react';
import { FilterLiveForm, useListContext } from 'react-admin';
import { enterField } from './filter-focus.ts';
import { FilterRemoval } from './FilterRemoval.tsx';
import type { FilterElement } from './ListActions.tsx';

const ROW = {
  display: 'flex',
  flex: { sm: '0 1 auto', md: '0 1 100%' },
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  width: { xs: '100%', sm: 'auto' },
  minHeight: { sm: 64 },
  pb: 0.5,
} as const;

const FIELD = {
  display: 'flex',
  alignItems: 'flex-end',
  mr: 2,
  width: { xs: '100%', sm: 'auto' },
  // The label is on the upper edge, below the bar.
  '& .MuiFormControl-root': { mt: 1.5 },
} as const;

const FilterRow = (props: Pick<ComponentProps<'form'>, 'onSubmit' | 'children'>) => (
  <Box component="form" {...props} sx={ROW} />
);

type Props = { readonly filters: readonly FilterElement[] };

/**
 * The filters above a list: react-admin's own have buttons that all have the same name, and leave the
 * focus elsewhere.
 */
export function ListFilters({ filters }: Props) {
  const { displayedFilters, filterValues, hideFilter } = useListContext();
  const shown = filters.filter(
    ({ props: { alwaysOn, source } }) =>
      alwaysOn === true || displayedFilters[source] || (filterValues[source] ?? '') !== '',
  );
  return (
    <FilterLiveForm formComponent={FilterRow}>
      {shown.map((filter) => {
        const { source, label, alwaysOn } = filter.props;
        return (
          <Box
            key={source}
            // react-admin's menu focuses an input by its name: that of a select is out of sight.
            onFocus={({ target, currentTarget }) => {
              if (target.ariaHidden === 'true') enterField(currentTarget);
            }}
            sx={FIELD}
          >
            {cloneElement(filter, { size: 'small', helperText: false })}
            {alwaysOn !== true && <FilterRemoval label={label} remove={() => hideFilter(source)} />}
          </Box>
        );
      })}
    </FilterLiveForm>
  );
}
