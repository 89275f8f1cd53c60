import { useState } from 'react';
import { useNotify } from 'react-admin';
import { editorForgotten } from '../../contract/calls/editor-people.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { send } from '../calls/send.ts';
import { PlainField } from './PlainField.tsx';
import { PlainForm } from './PlainForm.tsx';

const SENT = 'Если такая почта у\u00a0нас есть, письмо со\u00a0ссылкой уже в\u00a0пути';

/** Requests an email with a link for a new password. */
export function ForgottenPage() {
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function ask(values: FormData) {
    setBusy(true);
    const sent = await send(editorForgotten, { asking: { email: String(values.get('email')) } });
    setBusy(false);
    if (sent.ok) notify(SENT, { type: 'success' });
    else notify(sent.error.description, { type: 'error' });
  }
  return (
    <PlainForm title="Новый пароль" action="Прислать ссылку" isBusy={isBusy} onSend={ask}>
      <ScreenTitle>Новый пароль</ScreenTitle>
      <PlainField name="email" label="Почта" type="email" autoComplete="username" />
    </PlainForm>
  );
}
