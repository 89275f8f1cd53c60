/** The forms of an account. */
import { Create, useNotify, useRecordContext, useRedirect, type RaRecord } from 'react-admin';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { quoted } from '../../src/config/quoted.ts';
import { useFirstField } from '../keys/use-first-field.ts';
import { AccountForm } from './AccountForm.tsx';
import { invitedWords } from './role-words.ts';
import { RecordEdit } from '../record/RecordEdit.tsx';

export function AccountCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  useFirstField('name');
  const onSuccess = ({ email }: RaRecord) => {
    notify(invitedWords(email), { type: 'success' });
    redirect('list', 'accounts');
  };
  return (
    <Create mutationOptions={{ onSuccess }} title="Новый редактор">
      <ScreenTitle>Новый редактор</ScreenTitle>
      <AccountForm isNew />
    </Create>
  );
}

/** A script has a token and no e-mail. */
function PresentAccount() {
  const account = useRecordContext();
  if (!account) return null;
  return (
    <>
      <ScreenTitle>{`Редактор ${quoted(String(account['name']))}`}</ScreenTitle>
      <AccountForm isScript={account['has_token'] === true} />
    </>
  );
}

export const AccountEdit = () => (
  <RecordEdit title="Редактор">
    <PresentAccount />
  </RecordEdit>
);
