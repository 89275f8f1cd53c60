import { Alert, Button } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { mayI } from '../calls/session.ts';
import { sentenceOf } from '../data/refused.ts';
import { rebaseDraft } from './rebase-draft.ts';
import { inTurn } from './save-turn.ts';

type Props = {
  readonly draft: number;
  /** Whether the user may change the draft. */
  readonly isOpen: boolean;
};

/** Says that the entity has been saved since the draft was begun, and offers a merge. */
export function BehindNote({ draft, isOpen }: Props) {
  const notify = useNotify();
  const refresh = useRefresh();
  async function join() {
    try {
      if (await inTurn(() => rebaseDraft(draft))) notify('Правки соединены', { type: 'success' });
      refresh();
    } catch (error) {
      notify(sentenceOf(error), { type: 'error' });
    }
  }
  return (
    <Alert
      severity="warning"
      action={
        isOpen &&
        mayI('draft') && (
          <Button color="inherit" onClick={() => void join()}>
            Соединить
          </Button>
        )
      }
    >
      С&nbsp;тех пор как черновик начат, запись изменили и&nbsp;опубликовали.
    </Alert>
  );
}
