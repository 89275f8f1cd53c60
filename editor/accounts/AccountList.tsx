import { DataTable, TextField } from 'react-admin';
import { ListScreen } from '../lists/ListScreen.tsx';
import { MomentCell } from '../lists/MomentCell.tsx';
import { RowLink } from '../lists/RowLink.tsx';
import { AccountStateCell, RoleCell } from './account-cells.tsx';

/** The list of accounts. */
export const AccountList = () => (
  <ListScreen title="Редакторы" perPage={null} isOpened>
    <DataTable.Col source="name" label="Имя" disableSort>
      <RowLink>
        <TextField source="name" />
      </RowLink>
    </DataTable.Col>
    <DataTable.Col source="email" label="Почта" disableSort />
    <DataTable.Col source="role" label="Роль" disableSort>
      <RoleCell />
    </DataTable.Col>
    <DataTable.Col source="off" label="Доступ" disableSort>
      <AccountStateCell />
    </DataTable.Col>
    <DataTable.Col source="seen_at" label="Был здесь" disableSort>
      <MomentCell source="seen_at" nothing="ещё не заходил" />
    </DataTable.Col>
  </ListScreen>
);
