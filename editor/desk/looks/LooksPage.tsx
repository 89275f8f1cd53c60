import { DataTable, DateField, SelectInput, TextInput } from 'react-admin';
import { deskEntry } from '../../../contract/schemas/desk.ts';
import { ListScreen } from '../../lists/ListScreen.tsx';
import { useDeskRecord } from '../desk-record.ts';
import { SHORT } from '../short-moment.ts';
import { LOOK_WORDS } from './look-words.ts';

const choices = Object.entries(LOOK_WORDS).map(([id, name]) => ({ id, name }));

const FILTERS = [
  <TextInput key="who" source="who" label="Кто" alwaysOn />,
  <SelectInput key="action" source="action" label="Что сделано" choices={choices} alwaysOn />,
  <TextInput key="member" source="member" label="Номер участника" />,
];

function ActionCell() {
  const one = useDeskRecord(deskEntry);
  return one && LOOK_WORDS[one.action];
}

/** The log of who looked at whose data, and why. */
export function LooksPage() {
  return (
    <ListScreen title="Кто что смотрел" filters={FILTERS} perPage={50}>
      <DataTable.Col source="at" label="Когда" disableSort>
        <DateField source="at" showTime locales="ru" options={SHORT} />
      </DataTable.Col>
      <DataTable.Col source="who" label="Кто" disableSort />
      <DataTable.Col source="action" label="Что сделано" disableSort>
        <ActionCell />
      </DataTable.Col>
      <DataTable.Col source="about" label={'С\u00a0чем'} disableSort />
      <DataTable.Col source="reason" label="Зачем" disableSort />
    </ListScreen>
  );
}
