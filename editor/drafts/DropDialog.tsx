import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { editorDraftDrop } from '../../contract/calls/editor-drafts.ts';
import { countedDrafts } from '../bulk/counted-drafts.ts';
import { leavingRows, withEach, type Refused } from '../bulk/each.ts';
import { RefusedList } from '../bulk/RefusedList.tsx';
import { useSelection, type Row } from '../bulk/selection.ts';
import { send } from '../calls/send.ts';

/** Up to this many drafts are listed by name; for more, the number is enough. */
const NAMED = 5;

const HELP =
  'Написанное в\u00a0них пропадёт, вернуть его нельзя. То, что уже на\u00a0сайте, не\u00a0изменится.';

/** Drops the selected drafts one by one, and reports those that remain. */
export function DropDialog({ close }: { readonly close: () => void }) {
  const { rows, choose } = useSelection();
  const notify = useNotify();
  const refresh = useRefresh();
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [over, setOver] = useState<number | null>(null);
  const isAsked = refused.length === 0;
  const names = [...rows.values()].map(({ name }) => name);

  async function drop() {
    setOver(0);
    const work = ({ id, revision }: Row) =>
      send(editorDraftDrop, { draft: String(id) }, { revision });
    const outcome = await withEach([...rows.values()], work, setOver);
    const { done, refused: left } = outcome;
    choose(leavingRows(outcome), false);
    setOver(null);
    setRefused(left);
    refresh();
    if (done.length > 0) notify(`Выброшено: ${countedDrafts(done.length)}`, { type: 'success' });
    if (left.length === 0) close();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={over === null ? close : undefined}>
      <DialogTitle>
        {isAsked
          ? `Выбросить ${countedDrafts(rows.size)}?`
          : `Осталось: ${countedDrafts(refused.length)}`}
      </DialogTitle>
      <DialogContent>
        {isAsked && (
          <>
            <Typography>{HELP}</Typography>
            {names.length <= NAMED && (
              <Typography color="textSecondary" sx={{ mt: 1 }}>
                {names.join('; ')}
              </Typography>
            )}
          </>
        )}
        {!isAsked && <RefusedList words="Эти черновики пока на&nbsp;месте:" refused={refused} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={close} disabled={over !== null}>
          {isAsked ? 'Отмена' : 'Закрыть'}
        </Button>
        {isAsked && (
          <Button color="error" disabled={over !== null} onClick={() => void drop()}>
            {over === null ? 'Выбросить' : `Готово ${over} из\u00a0${rows.size}`}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
