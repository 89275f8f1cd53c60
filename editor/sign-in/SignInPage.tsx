import { Link, Stack } from '@mui/material';
import { useState } from 'react';
import { useLogin, useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { OPEN_PAGES } from '../../src/config/editor-screen.ts';
import { ScreenTitle } from '../app/ScreenTitle.tsx';
import { PlainField } from './PlainField.tsx';
import { PlainForm } from './PlainForm.tsx';
import { sentenceOf } from '../data/refused.ts';

/** Sign-in by e-mail and password. */
export function SignInPage() {
  const login = useLogin();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function signIn(values: FormData) {
    setBusy(true);
    try {
      await login({ email: String(values.get('email')), password: String(values.get('password')) });
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <PlainForm title="Вход в редакцию" action="Войти" isBusy={isBusy} onSend={signIn}>
      <ScreenTitle>Вход</ScreenTitle>
      <Stack spacing={2}>
        <PlainField name="email" label="Почта" type="email" autoComplete="username" />
        <PlainField
          name="password"
          label="Пароль"
          type="password"
          autoComplete="current-password"
        />
        <Link component={RouterLink} to={`/${OPEN_PAGES.forgotten}`}>
          Забыли пароль?
        </Link>
      </Stack>
    </PlainForm>
  );
}
