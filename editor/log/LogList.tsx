import { DataTable, DateInput, SelectInput, TextInput } from 'react-admin';
import { ListScreen } from '../lists/ListScreen.tsx';
import { MomentCell } from '../lists/MomentCell.tsx';
import { ACTION_WORDS } from './action-words.ts';
import { ActionCell, AboutCell } from './log-cells.tsx';

const choices = Object.entries(ACTION_WORDS).map(([id, name]) => ({ id, name }));

const FILTERS = [
  <TextInput key="who" source="who" label="Кто" alwaysOn />,
  <SelectInput key="action" source="action" label="Что сделано" choices={choices} alwaysOn />,
  <DateInput key="since" source="since" label="С какого дня" />,
  <DateInput key="until" source="until" label="По какой день" />,
];

/** The log of actions, newest first. */
export const LogList = () => (
  <ListScreen title="Журнал действий" filters={FILTERS} perPage={50}>
    <DataTable.Col source="at" label="Когда" disableSort>
      <MomentCell source="at" />
    </DataTable.Col>
    <DataTable.Col source="who" label="Кто" disableSort />
    <DataTable.Col source="action" label="Что сделано" disableSort>
      <ActionCell />
    </DataTable.Col>
    <DataTable.Col source="about" label="С чем" disableSort>
      <AboutCell />
    </DataTable.Col>
  </ListScreen>
);
