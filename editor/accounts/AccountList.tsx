import { DataTable, DateField, List } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { AccountStateCell, RoleCell } from './account-cells.tsx';

/** Who may edit. */
export const AccountList = () => (
  <List pagination={false} title="Редакторы" exporter={false}>
    <ScreenTitle>Редакторы</ScreenTitle>
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col source="name" label="Имя" disableSort />
      <DataTable.Col source="email" label="Почта" disableSort />
      <DataTable.Col source="role" label="Роль" disableSort>
        <RoleCell />
      </DataTable.Col>
      <DataTable.Col source="off" label="Доступ" disableSort>
        <AccountStateCell />
      </DataTable.Col>
      <DataTable.Col source="seen_at" label="Был здесь" disableSort>
        <DateField source="seen_at" showTime locales="ru" emptyText="ещё не заходил" />
      </DataTable.Col>
    </DataTable>
  </List>
);
