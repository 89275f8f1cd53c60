import { Alert, Button } from '@mui/material';
import { useNotify, useRecordContext, useRefresh, useResourceContext } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { editorUnpublishDrop } from '../../contract/calls/editor-takedown.ts';
import { keepFocus } from '../app/focus-content.ts';
import { send } from '../calls/send.ts';
import { mayI } from '../calls/session.ts';
import { shownOf } from '../collections/shown-record.ts';
import { described } from '../data/descriptions.ts';
import { momentWords } from '../words/moments.ts';

/** Says that a takedown is scheduled, with a button to cancel it. */
export function TakeDownNote() {
  const record = useRecordContext();
  const { name: collection } = described(useResourceContext() ?? '');
  const notify = useNotify();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const { takedown } = shownOf(record);
  if (!record || !takedown) return null;

  async function keep() {
    const kept = await send(editorUnpublishDrop, { collection, id: String(record?.id) });
    if (kept.ok) notify('Останется на\u00a0сайте', { type: 'success' });
    else notify(kept.error.description, { type: 'error' });
    await queries.invalidateQueries();
    refresh();
  }

  const { at, error } = takedown;
  const when = at === null ? 'вместе с\u00a0набором изменений' : momentWords(at);
  return (
    <Alert
      severity={error === null ? 'info' : 'error'}
      action={
        at !== null &&
        mayI('publish') && (
          <Button ref={keepFocus} color="inherit" onClick={() => void keep()}>
            Оставить на&nbsp;сайте
          </Button>
        )
      }
    >
      {error === null ? `Уйдёт с\u00a0сайта ${when}.` : `Не\u00a0снято в\u00a0срок: ${error}`}
    </Alert>
  );
}
