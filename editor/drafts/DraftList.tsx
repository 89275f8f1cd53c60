import { DataTable, SelectInput, TextField } from 'react-admin';
import { ListScreen } from '../lists/ListScreen.tsx';
import { MomentCell } from '../lists/MomentCell.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { DraftStateCell, DraftWhatCell } from './draft-cells.tsx';
import { DRAFT_WORDS } from './draft-state.ts';

const choices = Object.entries(DRAFT_WORDS).map(([id, name]) => ({ id, name }));

const FILTERS = [
  <SelectInput key="state" source="state" label="Состояние" choices={choices} alwaysOn />,
];

/** Drafts of all collections, newest first. */
export const DraftList = () => (
  <ListScreen title="Черновики" filters={FILTERS} isOpened>
    <DataTable.Col source="title" label="Название" disableSort>
      <RowLink>
        <TextField source="title" emptyText="Без названия" />
      </RowLink>
    </DataTable.Col>
    <DataTable.Col source="collection" label="Что это" disableSort>
      <DraftWhatCell />
    </DataTable.Col>
    <DataTable.Col source="state" label="Состояние" disableSort>
      <DraftStateCell />
    </DataTable.Col>
    <DataTable.Col source="author" label="Кто" disableSort />
    <DataTable.Col source="updated_at" label="Изменён" disableSort>
      <MomentCell source="updated_at" />
    </DataTable.Col>
  </ListScreen>
);
