import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, useListContext, useTimeout } from 'react-admin';
import { ListFailure } from './ListFailure.tsx';
import { ScrollBox } from './ScrollBox.tsx';

/** Milliseconds for which loading needs no message. */
const SOON = 1_000;

function Waiting() {
  const isLate = useTimeout(SOON);
  return (
    <Typography
      role="status"
      aria-label="Список"
      color="textSecondary"
      sx={{ p: 2, minHeight: '14rem' }}
    >
      {isLate && 'Загружаем…'}
    </Typography>
  );
}

type Props = {
  /** Whether a row opens its record. */
  readonly isOpened?: boolean;
  /** The columns. */
  readonly children: ReactNode;
};

/**
 * The rows of a list. Until they are loaded, a sentence says so: react-admin's placeholder is a
 * table whose columns and check boxes have no names. Without rows after a failure, the table would
 * say that the list is empty.
 */
export function ListRows({ isOpened = false, children }: Props) {
  const { isPending, error, data } = useListContext();
  if (isPending) return <Waiting />;
  if (error && !data) return <ListFailure />;
  return (
    <ScrollBox>
      <DataTable rowClick={isOpened && 'edit'} bulkActionButtons={false}>
        {children}
      </DataTable>
    </ScrollBox>
  );
}
