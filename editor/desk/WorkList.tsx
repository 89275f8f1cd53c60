import type { ReactNode } from 'react';
import { DataTable, DateField, List, SearchInput, SelectInput } from 'react-admin';
import { ListRows } from '../lists/ListRows.tsx';
import { SHORT } from './short-moment.ts';
import { ONE_LOOK } from './use-look.ts';

type Props<State extends string> = {
  /** Of the look, which its log keeps. */
  readonly reason: string;
  /** What each state is called. */
  readonly states: Readonly<Record<State, string>>;
  /** The state that waits for somebody. */
  readonly first: State;
  /** Whether it is searched by words. */
  readonly hasSearch?: boolean;
  /** The columns after the time. */
  readonly children: ReactNode;
};

/** What people have sent, newest first. What was searched for is kept nowhere: it may be a name. */
export const WorkList = <State extends string>({
  reason,
  states,
  first,
  hasSearch = true,
  children,
}: Props<State>) => (
  <List
    title={false}
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
    filter={{ reason }}
    filterDefaultValues={{ state: first }}
    queryOptions={ONE_LOOK}
    disableSyncWithLocation
    storeKey={false}
    actions={false}
    exporter={false}
    perPage={25}
  >
    <ListRows>
      <DataTable.Col source="sent_at" label="Когда" disableSort>
        <DateField source="sent_at" showTime locales="ru" options={SHORT} />
      </DataTable.Col>
      {children}
    </ListRows>
  </List>
);
