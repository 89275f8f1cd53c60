import { Alert, Button, Snackbar, type SnackbarCloseReason } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { useSnapshot } from 'valtio';
import { keepFocus } from '../app/focus-content.ts';
import { countedRecords } from '../bulk/counted-records.ts';
import { bringBack, deletions } from './deletions.ts';

/** Milliseconds: long enough to read it and to change one's mind. */
const SHOWN = 15_000;

/** «Удалено» with an undo button. */
export function UndoNote() {
  const { last } = useSnapshot(deletions);
  const notify = useNotify();
  const refresh = useRefresh();
  if (!last) return null;
  const count = last.entities.length;
  const close = (_event: unknown, reason?: SnackbarCloseReason) => {
    if (reason !== 'clickaway') deletions.last = null;
  };
  async function undo() {
    if (!last) return;
    deletions.last = null;
    const refused = await bringBack(last);
    refresh();
    if (refused.length > 0) notify(refused.join('. '), { type: 'error' });
    else notify('Возвращено', { type: 'success' });
  }
  const action = (
    <Button ref={keepFocus} color="inherit" onClick={() => void undo()}>
      Вернуть
    </Button>
  );
  return (
    <Snackbar
      open
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      autoHideDuration={SHOWN}
      onClose={close}
    >
      <Alert
        severity="info"
        variant="outlined"
        action={action}
        sx={{ bgcolor: 'background.paper', alignItems: 'center' }}
      >
        {count === 1 ? 'Удалено' : `Удалено: ${countedRecords(count)}`}
      </Alert>
    </Snackbar>
  );
}
