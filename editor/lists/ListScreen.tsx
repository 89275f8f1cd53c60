import type { ReactNode } from 'react';
import { List } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { ListActions, type FilterElement } from './ListActions.tsx';
import { ListRows } from './ListRows.tsx';

type Props = {
  readonly title: string;
  readonly filters?: FilterElement[];
  /** Rows at once; null: all of them. */
  readonly perPage?: number | null;
  /** Whether a row opens what it is about. */
  readonly isOpened?: boolean;
  /** What stands between filters and rows. */
  readonly above?: ReactNode;
  /** The columns; the first of a row that opens something is a `RowLink`. */
  readonly children: ReactNode;
};

/** The frame of every list. An empty one keeps its head: there is what to search and to begin. */
export const ListScreen = ({
  title,
  filters = [],
  perPage = 25,
  isOpened = false,
  above,
  children,
}: Props) => (
  <List
    title={title}
    filters={filters}
    actions={<ListActions filters={filters} />}
    empty={false}
    exporter={false}
    {...(perPage === null ? { pagination: false } : { perPage })}
  >
    <ScreenTitle>{title}</ScreenTitle>
    {above}
    <ListRows isOpened={isOpened}>{children}</ListRows>
  </List>
);
