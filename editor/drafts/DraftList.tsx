import { DataTable, DateField, List, SelectInput } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { DraftStateCell, DraftWhatCell } from './draft-cells.tsx';
import { DRAFT_WORDS } from './draft-state.ts';

const choices = Object.entries(DRAFT_WORDS).map(([id, name]) => ({ id, name }));

const FILTERS = [
  <SelectInput key="state" source="state" label="Состояние" choices={choices} alwaysOn />,
];

/** Drafts of all collections, newest first. */
export const DraftList = () => (
  <List filters={FILTERS} perPage={25} title="Черновики" exporter={false}>
    <ScreenTitle>Черновики</ScreenTitle>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="title" label="Название" disableSort />
      <DataTable.Col source="collection" label="Что это" disableSort>
        <DraftWhatCell />
      </DataTable.Col>
      <DataTable.Col source="state" label="Состояние" disableSort>
        <DraftStateCell />
      </DataTable.Col>
      <DataTable.Col source="author" label="Кто" disableSort />
      <DataTable.Col source="updated_at" label="Изменён" disableSort>
        <DateField source="updated_at" showTime locales="ru" />
      </DataTable.Col>
    </DataTable>
  </List>
);
