/** The forms of an account. */
import { Create, Edit, useRecordContext } from 'react-admin';
import { AccountForm } from './AccountForm.tsx';

export const AccountCreate = () => (
  <Create redirect="list" title="Новый редактор">
    <AccountForm isNew />
  </Create>
);

/** A script has a token and no e-mail. */
const PresentAccount = () => <AccountForm isScript={useRecordContext()?.['has_token'] === true} />;

export const AccountEdit = () => (
  <Edit mutationMode="pessimistic" title="Редактор">
    <PresentAccount />
  </Edit>
);
