import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { editorSignIn } from '../../contract/calls/editor-people.ts';
import { send } from '../calls/send.ts';
import { session } from '../calls/session.ts';
import { signInQuestion } from '../calls/sign-in-again.ts';
import { forgetMe, rememberMe } from '../calls/who.ts';
import { PlainField } from './PlainField.tsx';
import { startAfresh } from './start-afresh.ts';
import { useSignedInElsewhere } from './use-signed-in-elsewhere.ts';

/** Asks for the password over unsaved work, which stays untouched. */
export function SignInAgain() {
  const open = signInQuestion.useOpen();
  const [fault, setFault] = useState('');
  const [isBusy, setBusy] = useState(false);
  useSignedInElsewhere(open?.answer);
  if (!open) return null;

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const credentials = {
      email: String(given.get('email')),
      password: String(given.get('password')),
    };
    const before = session.me?.id;
    setBusy(true);
    const signed = await send(editorSignIn, { credentials });
    setBusy(false);
    setFault(signed.ok ? '' : signed.error.description);
    if (!signed.ok) return;
    rememberMe(signed.value);
    if (signed.value.id !== before) startAfresh();
    else open?.answer();
  }

  // The calls stay unanswered: many of them report their refusals nowhere, such as a heartbeat's.
  function leave() {
    forgetMe();
    startAfresh();
  }

  return (
    <Dialog open>
      <form onSubmit={(event) => void signIn(event)}>
        <DialogTitle>Вход закончился</DialogTitle>
        <DialogContent>
          <Typography sx={{ mb: 2 }}>
            Войдите ещё раз и&nbsp;продолжайте: всё, что вы написали, на&nbsp;месте.
          </Typography>
          {fault && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {fault}
            </Alert>
          )}
          <Stack spacing={2}>
            <PlainField
              name="email"
              label="Почта"
              type="email"
              autoComplete="username"
              defaultValue={session.me?.email ?? ''}
            />
            <PlainField
              name="password"
              label="Пароль"
              isFirst
              type="password"
              autoComplete="current-password"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={leave}>Уйти к&nbsp;странице входа</Button>
          <Button type="submit" variant="contained" disabled={isBusy}>
            Войти
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
