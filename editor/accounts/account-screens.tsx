/** The forms of an account. */
import { Create, Edit } from 'react-admin';
import { AccountForm } from './AccountForm.tsx';

export const AccountCreate = () => (
  <Create redirect="list" title="Новый редактор">
    <AccountForm isNew />
  </Create>
);

export const AccountEdit = () => (
  <Edit mutationMode="pessimistic" title="Редактор">
    <AccountForm isNew={false} />
  </Edit>
);
