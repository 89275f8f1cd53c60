import { DataTable, useDataTableRenderContext, useListContext } from 'react-admin';
import type { ComponentProps } from 'react';

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** A column whose header says that the rows are in its order: react-admin's only shows an arrow. */
export function SortedColumn(props: ComponentProps<typeof DataTable.Col>) {
  const isHeader = useDataTableRenderContext() === 'header';
  const { sort } = useListContext();
  const isSorted = isHeader && sort.field === props.source;
  return <DataTable.Col {...props} {...(isSorted && { sortDirection: DIRECTIONS[sort.order] })} />;
}
