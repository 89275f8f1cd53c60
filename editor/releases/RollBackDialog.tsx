import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { editorRelease, editorRollBack } from '../../contract/calls/editor-releases.ts';
import { send } from '../calls/send.ts';
import { useCall } from '../calls/use-call.ts';
import { PageList } from '../publishing/PageList.tsx';
import { changeWords } from './release-words.ts';

type Props = { readonly release: number; readonly close: () => void };

/** Shows what a rollback changes before it is done. */
export function RollBackDialog({ release, close }: Props) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const told = useCall(editorRelease, { release: String(release) });
  const change = told?.ok ? told.value : null;
  async function rollBack(from: number) {
    // A second request would be refused: readers would see another release than it names.
    setBusy(true);
    const params = { release: String(release), from: String(from) };
    const done = await send(editorRollBack, params);
    if (done.ok) notify('Читатели видят прежний выпуск', { type: 'success' });
    else notify(done.error.description, { type: 'error' });
    close();
    await queries.invalidateQueries();
  }
  return (
    <Dialog
      open
      onClose={isBusy ? undefined : close}
      fullWidth
      maxWidth="sm"
      aria-labelledby="roll-back"
    >
      <DialogTitle id="roll-back">Вернуть прежний выпуск?</DialogTitle>
      <DialogContent>
        <Typography>
          {told && !told.ok && told.error.description}
          {change &&
            `По\u00a0сравнению с\u00a0тем, что видно сейчас: ${changeWords(change.changes)}.`}
          {!told && 'Сравниваем…'}
        </Typography>
        {change && <PageList changes={change.changes} compared={change} when="ahead" />}
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          Новые правки будут ждать, пока вы не&nbsp;продолжите публикацию.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          Отмена
        </Button>
        <Button
          variant="contained"
          disabled={!change || isBusy}
          onClick={() => change && void rollBack(change.from)}
        >
          Вернуть
        </Button>
      </DialogActions>
    </Dialog>
  );
}
