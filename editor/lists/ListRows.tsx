import { Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { DataTable, useListContext, useTimeout } from 'react-admin';

/** Milliseconds of an answer that nobody has to be told to wait for. */
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
  /** Whether a row opens what it is about. */
  readonly isOpened?: boolean;
  /** The columns. */
  readonly children: ReactNode;
};

/**
 * The rows of a list. Until they are there, a sentence says so: what react-admin draws then is a
 * table whose columns and boxes have no names.
 */
export function ListRows({ isOpened = false, children }: Props) {
  const { isPending } = useListContext();
  if (isPending) return <Waiting />;
  return (
    <DataTable rowClick={isOpened && 'edit'} bulkActionButtons={false}>
      {children}
    </DataTable>
  );
}
