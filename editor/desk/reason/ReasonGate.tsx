import Lock from '@mui/icons-material/LockOutlined';
import { Alert, Box, Button, Card, CardContent, Typography } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { focusContent } from '../../app/focus-content.ts';
import { reasonFault } from './reason-fault.ts';
import { ReasonField } from './ReasonField.tsx';
import { quoted } from '../../../src/config/quoted.ts';

type Props = {
  /** The data to be shown: «имена, почта и\u00a0телефоны тех, кто спрашивал». */
  readonly what: string;
  readonly children: (reason: string) => ReactNode;
};

/**
 * Asks for a reason before any personal data is requested. The reason lasts until the screen is
 * left; a user who returns is asked again.
 */
export function ReasonGate({ what, children }: Props) {
  const [typed, setTyped] = useState('');
  const [isAsked, setAsked] = useState(false);
  const [given, setGiven] = useState<string | null>(null);
  const fault = reasonFault(typed);
  function change(to: string | null) {
    // What was pressed goes with what it replaces.
    focusContent();
    setGiven(to);
  }
  function open(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (fault === null) change(typed.trim());
  }
  if (given !== null) {
    const another = (
      <Button color="inherit" onClick={() => change(null)}>
        Другая причина
      </Button>
    );
    return (
      <>
        <Alert severity="info" icon={<Lock />} action={another} sx={{ mt: 2, mb: 1 }}>
          {`В\u00a0журнале: ${quoted(given)}`}
        </Alert>
        {children(given)}
      </>
    );
  }
  return (
    <Card sx={{ mt: 2, maxWidth: 640 }}>
      <CardContent>
        <Typography variant="h6" component="h2">
          Здесь данные людей
        </Typography>
        <Typography color="textSecondary">{`Откроются ${what}. Напишите, зачем они вам сейчас.`}</Typography>
        <Box component="form" noValidate onSubmit={open}>
          <ReasonField value={typed} onChange={setTyped} fault={isAsked ? fault : null} />
          <Button type="submit" variant="contained">
            Открыть
          </Button>
        </Box>
      </CardContent>
    </Card>
  );
}
