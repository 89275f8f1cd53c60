import Add from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import {
  FilterButton,
  TopToolbar,
  useCreatePath,
  useResourceContext,
  useResourceDefinition,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { mayI } from '../calls/session.ts';

/** A filter is always above the list, or added on demand. */
export type FilterElement = ReactElement<{
  readonly source: string;
  readonly label?: string;
  readonly alwaysOn?: boolean;
  readonly size?: 'small';
  readonly helperText?: false;
}>;

type Props = { readonly filters: readonly FilterElement[] };

/** Actions for the whole list. */
export function ListActions({ filters }: Props) {
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition({ resource });
  const path = useCreatePath()({ resource, type: 'create' });
  const isFiltered = filters.some(({ props }) => props.alwaysOn !== true);
  const isBegun = hasCreate === true && mayI('draft');
  // An empty bar would take up a line of a narrow screen.
  if (!isFiltered && !isBegun) return null;
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      {isFiltered && <FilterButton filters={[...filters]} />}
      {isBegun && (
        <Button component={Link} to={path} startIcon={<Add />}>
          Создать
        </Button>
      )}
    </TopToolbar>
  );
}
