import { useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { editorPassword } from '../../contract/calls/editor-people.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { send } from '../calls/send.ts';
import { PlainField } from './PlainField.tsx';
import { PlainForm } from './PlainForm.tsx';

/** The page of the emailed link, where the password is chosen. */
export function PasswordPage() {
  const notify = useNotify();
  const redirect = useRedirect();
  const [isBusy, setBusy] = useState(false);
  async function choose(values: FormData) {
    setBusy(true);
    // In the fragment, it never reaches a server's log.
    const key = location.hash.slice(1);
    const wanted = { key, password: String(values.get('password')) };
    const done = await send(editorPassword, { wanted });
    setBusy(false);
    if (!done.ok) {
      const { fields = {}, description } = done.error;
      notify(Object.values(fields)[0] ?? description, { type: 'error' });
      return;
    }
    notify('Пароль сохранён. Теперь войдите', { type: 'success' });
    redirect('/login');
  }
  return (
    <PlainForm title="Придумайте пароль" action="Сохранить" isBusy={isBusy} onSend={choose}>
      <ScreenTitle>Новый пароль</ScreenTitle>
      <PlainField name="password" label="Пароль" type="password" autoComplete="new-password" />
    </PlainForm>
  );
}
