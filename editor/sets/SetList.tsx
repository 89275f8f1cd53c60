import { Chip } from '@mui/material';
import { DataTable, TextField, useRecordContext } from 'react-admin';
import { ListScreen } from '../lists/ListScreen.tsx';
import { MomentCell } from '../lists/MomentCell.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { setIn, SET_WORDS } from './set-value.ts';

function StateCell() {
  const record = useRecordContext();
  if (!record) return null;
  const { state } = setIn(record);
  const color = state === 'failed' ? 'error' : state === 'published' ? 'success' : 'default';
  return <Chip size="small" variant="outlined" color={color} label={SET_WORDS[state]} />;
}

function MemberCountCell() {
  const record = useRecordContext();
  if (!record) return null;
  const { drafts, takedowns, published } = setIn(record);
  return published.length > 0 ? published.length : drafts.length + takedowns.length;
}

/** Sets of changes, newest first. */
export const SetList = () => (
  <ListScreen title="Наборы изменений" isOpened>
    <DataTable.Col source="title" label="Название" disableSort>
      <RowLink>
        <TextField source="title" emptyText="Без названия" />
      </RowLink>
    </DataTable.Col>
    <DataTable.Col source="set" label="Записей" disableSort>
      <MemberCountCell />
    </DataTable.Col>
    <DataTable.Col source="state" label="Состояние" disableSort>
      <StateCell />
    </DataTable.Col>
    <DataTable.Col source="publish_at" label="Выйдет" disableSort>
      <MomentCell source="publish_at" />
    </DataTable.Col>
  </ListScreen>
);
