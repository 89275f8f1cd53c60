import { useNotify, useRedirect } from 'react-admin';
import * as v from 'valibot';
import { editorDraft, editorDraftPublish } from '../../contract/calls/editor.ts';
import { send } from '../calls/send.ts';
import { publishedLine } from '../publishing/published-line.ts';

const published = v.looseObject({ id: v.number(), revision: v.number() });

/** Publishes a draft and goes on to what has become of it. */
export function usePublishDraft() {
  const notify = useNotify();
  const redirect = useRedirect();
  return async (draft: number): Promise<void> => {
    const told = await send(editorDraft, { draft });
    const done = told.ok ? await send(editorDraftPublish, { draft }) : told;
    if (!told.ok || !done.ok) {
      const error = told.ok ? (done.ok ? null : done.error) : told.error;
      const fields = Object.values(error?.fields ?? {});
      notify([error?.description, ...fields].join('. '), { type: 'error', autoHideDuration: 8000 });
      return;
    }
    const { id, revision } = v.parse(published, done.value);
    redirect('edit', told.value.collection, id);
    notify('Сохранено, публикуем…', { type: 'info' });
    notify(await publishedLine(revision), { type: 'success', autoHideDuration: 8000 });
  };
}
