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

/** A filter stands above the list all the time, or once it is asked for. */
export type FilterElement = ReactElement<{ readonly alwaysOn?: boolean }>;

type Props = { readonly filters: readonly FilterElement[] };

/** What can be done with a list as a whole. */
export function ListActions({ filters }: Props) {
  const resource = useResourceContext() ?? '';
  const { hasCreate } = useResourceDefinition({ resource });
  const path = useCreatePath()({ resource, type: 'create' });
  const isFiltered = filters.some(({ props }) => props.alwaysOn !== true);
  const isBegun = hasCreate === true && mayI('draft');
  // An empty bar takes a line of a narrow screen.
  if (!isFiltered && !isBegun) return null;
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      {isFiltered && <FilterButton />}
      {isBegun && (
        <Button component={Link} to={path} startIcon={<Add />}>
          Создать
        </Button>
      )}
    </TopToolbar>
  );
}
