import People from '@mui/icons-material/People';
import { Create, Edit, Resource } from 'react-admin';
import { AccountForm } from './AccountForm.tsx';
import { AccountList } from './AccountList.tsx';

const AccountCreate = () => (
  <Create redirect="list" title="Новый редактор">
    <AccountForm isNew />
  </Create>
);

const AccountEdit = () => (
  <Edit mutationMode="pessimistic" title="Редактор">
    <AccountForm isNew={false} />
  </Edit>
);

/** Accounts of people and scripts, for administrators. */
export const accountResource = (
  <Resource
    key="accounts"
    name="accounts"
    icon={People}
    list={AccountList}
    create={AccountCreate}
    edit={AccountEdit}
    recordRepresentation="name"
    options={{ label: 'Редакторы' }}
  />
);
