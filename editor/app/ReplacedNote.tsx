import { Alert, Box, Button, Snackbar, type SnackbarCloseReason } from '@mui/material';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { doubts } from '../calls/doubts.ts';
import { useReplaced } from './use-replaced.ts';

/** Asks to reload a tab of an earlier build. Closed, it returns when the backend was not understood. */
export function ReplacedNote() {
  const isReplaced = useReplaced();
  const { count } = useSnapshot(doubts);
  const [closed, setClosed] = useState<number | null>(null);
  const close = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') setClosed(count);
  };
  return (
    <Snackbar
      open={isReplaced && closed !== count}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={close}
      // Above the buttons at the end of a form, which take two rows on a tablet.
      sx={{ mb: { xs: 8, sm: 12, md: 8 } }}
    >
      <Alert severity="info" variant="outlined" sx={{ bgcolor: 'background.paper', maxWidth: 480 }}>
        Редакция обновилась. Сохраните начатое и&nbsp;обновите страницу.
        <Box sx={{ ml: -1 }}>
          <Button color="inherit" onClick={() => location.reload()}>
            Обновить
          </Button>
          <Button color="inherit" onClick={close}>
            Позже
          </Button>
        </Box>
      </Alert>
    </Snackbar>
  );
}
