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
import { followPublication } from '../publishing/publication.ts';
import { momentWords } from '../words/moments.ts';
import { countedDrafts } from './counted-drafts.ts';
import { leavingRows, whyRefused, withEach, type Refused } from './each.ts';
import { planDrafts, publishDraft, unplanned } from './publish-drafts.ts';
import { RefusedList } from './RefusedList.tsx';
import { useSelection } from './selection.ts';
import { WhenField } from './WhenField.tsx';

const WHY = 'Поправьте их и\u00a0опубликуйте ещё раз. Вот почему они остались:';
const WHY_ALL =
  'Они выходят разом: или все, или ни\u00a0один. Время пока не\u00a0назначено. Сначала поправьте эти черновики:';

/** Publishes the drafts of the selected entities. */
export function PublishDialog({ close }: { readonly close: () => void }) {
  const { rows, choose } = useSelection();
  const notify = useNotify();
  const refresh = useRefresh();
  const [at, setAt] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [isBusy, setBusy] = useState(false);
  const drafted = [...rows.values()].filter(({ draft }) => draft !== null);

  async function plan(time: string) {
    const planned = await planDrafts(drafted, time);
    if (!planned.ok) {
      const blocking = unplanned(drafted, planned.error);
      setRefused(blocking);
      setFault(blocking.length > 0 ? '' : whyRefused(planned.error));
      return;
    }
    notify(`Выйдет ${momentWords(time)}`, { type: 'success' });
    choose(drafted, false);
    close();
  }

  async function publish() {
    const outcome = await withEach(drafted, publishDraft);
    const { done, refused: left } = outcome;
    const revision = Math.max(0, ...done.map(({ value }) => value));
    if (revision > 0) void followPublication({ revision, collection: null, id: null });
    choose(leavingRows(outcome), false);
    setRefused(left);
    if (left.length === 0) close();
  }

  async function run() {
    setBusy(true);
    await (at === null ? publish() : plan(at));
    setBusy(false);
    refresh();
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={close}>
      <DialogTitle>
        {refused.length === 0
          ? `Опубликовать ${countedDrafts(drafted.length)}?`
          : `Пока не\u00a0вышло: ${countedDrafts(refused.length)}`}
      </DialogTitle>
      <DialogContent>
        {refused.length === 0 && <WhenField setAt={setAt} />}
        {refused.length > 0 && (
          <RefusedList words={at === null ? WHY : WHY_ALL} refused={refused} />
        )}
        {fault && (
          <Typography role="alert" color="error">
            {fault}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>{refused.length > 0 ? 'Закрыть' : 'Отмена'}</Button>
        {refused.length === 0 && (
          <Button disabled={isBusy} onClick={() => void run()}>
            {at === null ? 'Опубликовать' : 'Назначить'}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
