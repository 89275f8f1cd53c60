import { Box, Button, Paper, Typography } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';

type Props = {
  readonly title: string;
  /** The label of the button. */
  readonly action: string;
  readonly isBusy: boolean;
  readonly onSend: (values: FormData) => Promise<void>;
  readonly children: ReactNode;
};

/** A full-page form for users who are not signed in. */
export function PlainForm({ title, action, isBusy, onSend, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSend(new FormData(event.currentTarget));
  };
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2 }}>
      <Paper component="form" onSubmit={send} sx={{ p: 4, width: '100%', maxWidth: 440 }}>
        <Typography component="p" color="primary" sx={{ fontWeight: 700, mb: 1 }}>
          Редакция «Ясно»
        </Typography>
        <Typography component="h1" variant="h6" sx={{ mb: 3 }}>
          {title}
        </Typography>
        {children}
        <Button type="submit" variant="contained" fullWidth disabled={isBusy} sx={{ mt: 3 }}>
          {action}
        </Button>
      </Paper>
    </Box>
  );
}
