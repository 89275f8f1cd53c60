import { DataTable, SearchInput } from 'react-admin';
import { ListScreen } from '../lists/ListScreen.tsx';
import { DeletedCell, RestoreCell, WhatCell } from './deleted-cells.tsx';

const FILTERS = [<SearchInput key="search" source="search" alwaysOn />];

/** Deleted entities, which can be restored. */
export const DeletedList = () => (
  <ListScreen title="Удалённое" filters={FILTERS}>
    <DataTable.Col source="entity.title" label="Название" disableSort />
    <DataTable.Col source="entity.collection" label="Что это" disableSort>
      <WhatCell />
    </DataTable.Col>
    <DataTable.Col source="entity.deleted_at" label="Когда и кто" disableSort>
      <DeletedCell />
    </DataTable.Col>
    <DataTable.Col label="Вернуть">
      <RestoreCell />
    </DataTable.Col>
  </ListScreen>
);
