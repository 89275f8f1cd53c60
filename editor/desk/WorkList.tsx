import type { ReactNode } from 'react';
import { DataTable, DateField, List, SearchInput, SelectInput } from 'react-admin';
import { ListFilters } from '../lists/ListFilters.tsx';
import { ListPages } from '../lists/ListPages.tsx';
import { ListRows } from '../lists/ListRows.tsx';
import { SHORT } from './short-moment.ts';
import { ONE_LOOK } from './use-look.ts';

type Props<State extends string> = {
  /** The reason for the look, as the log records it. */
  readonly reason: string;
  /** The label of each state. */
  readonly states: Readonly<Record<State, string>>;
  /** The state to begin with: the one that needs attention. */
  readonly first: State;
  /** Whether it has a search. */
  readonly hasSearch?: boolean;
  /** The columns after the time. */
  readonly children: ReactNode;
};

/** Submissions of visitors, newest first. Search terms are not stored: they may be names. */
export const WorkList = <State extends string>({
  reason,
  states,
  first,
  hasSearch = true,
  children,
}: Props<State>) => (
  <List
    title={false}
    filters={
      <ListFilters
        filters={[
          ...(hasSearch ? [<SearchInput key="search" source="search" alwaysOn />] : []),
          <SelectInput
            key="state"
            source="state"
            label="Состояние"
            choices={Object.entries(states).map(([id, name]) => ({ id, name }))}
            alwaysOn
          />,
        ]}
      />
    }
    filter={{ reason }}
    filterDefaultValues={{ state: first }}
    queryOptions={ONE_LOOK}
    disableSyncWithLocation
    storeKey={false}
    actions={false}
    exporter={false}
    perPage={25}
    pagination={<ListPages />}
  >
    <ListRows>
      <DataTable.Col source="sent_at" label="Когда" disableSort>
        <DateField source="sent_at" showTime locales="ru" options={SHORT} />
      </DataTable.Col>
      {children}
    </ListRows>
  </List>
);
