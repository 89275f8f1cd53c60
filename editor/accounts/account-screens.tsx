/** The forms of an account. */
import { Create, Edit, useNotify, useRecordContext, useRedirect, type RaRecord } from 'react-admin';
import { AccountForm } from './AccountForm.tsx';
import { invitedWords } from './role-words.ts';

export function AccountCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = ({ email }: RaRecord) => {
    notify(invitedWords(email), { type: 'success' });
    redirect('list', 'accounts');
  };
  return (
    <Create mutationOptions={{ onSuccess }} title="Новый редактор">
      <AccountForm isNew />
    </Create>
  );
}

/** A script has a token and no e-mail. */
const PresentAccount = () => <AccountForm isScript={useRecordContext()?.['has_token'] === true} />;

export const AccountEdit = () => (
  <Edit mutationMode="pessimistic" title="Редактор">
    <PresentAccount />
  </Edit>
);
