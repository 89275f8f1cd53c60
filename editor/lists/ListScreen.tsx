import type { ReactNode } from 'react';
import { List } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { ListActions, type FilterElement } from './ListActions.tsx';
import { ListFilters } from './ListFilters.tsx';
import { ListNews } from './ListNews.tsx';
import { ListPages } from './ListPages.tsx';
import { ListRows } from './ListRows.tsx';

type Props = {
  readonly title: string;
  readonly filters?: FilterElement[];
  /** Rows per page; null: all of them. */
  readonly perPage?: number | null;
  /** Whether a row opens its record. */
  readonly isOpened?: boolean;
  /** Rendered between the filters and the rows. */
  readonly above?: ReactNode;
  /** The columns; the first column of rows that can be opened is a `RowLink`. */
  readonly children: ReactNode;
};

/** The frame of every list. An empty list keeps its filters and actions. */
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
    filters={<ListFilters filters={filters} />}
    actions={<ListActions filters={filters} />}
    empty={false}
    exporter={false}
    {...(perPage === null ? { pagination: false } : { perPage, pagination: <ListPages /> })}
  >
    <ScreenTitle>{title}</ScreenTitle>
    <ListNews />
    {above}
    <ListRows isOpened={isOpened}>{children}</ListRows>
  </List>
);
