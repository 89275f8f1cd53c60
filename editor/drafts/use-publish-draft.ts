import { useNotify, useRedirect } from 'react-admin';
import * as v from 'valibot';
import { editorDraft, editorDraftPublish } from '../../contract/calls/editor-drafts.ts';
import { send } from '../calls/send.ts';
import { sentenceOf } from '../data/refused.ts';
import { followPublication } from '../publishing/publication.ts';
import { bringUp } from './bring-up.ts';

const published = v.looseObject({ id: v.number(), revision: v.number() });

/** Publishes, after joining the draft with what was saved since it was begun. */
async function publishJoined(draft: number) {
  const done = await send(editorDraftPublish, { draft });
  const isBehind = !done.ok && done.error.code === 'edit_conflict';
  return isBehind && (await bringUp(draft)) ? send(editorDraftPublish, { draft }) : done;
}

/** Publishes a draft and goes on to what has become of it. */
export function usePublishDraft() {
  const notify = useNotify();
  const redirect = useRedirect();
  const fail = (words: string) => notify(words, { type: 'error', autoHideDuration: 8000 });

  async function publish(draft: number): Promise<void> {
    const told = await send(editorDraft, { draft });
    const done = told.ok ? await publishJoined(draft) : told;
    if (!told.ok || !done.ok) {
      const error = told.ok ? (done.ok ? null : done.error) : told.error;
      fail([error?.description, ...Object.values(error?.fields ?? {})].join('. '));
      return;
    }
    const { id, revision } = v.parse(published, done.value);
    const { collection } = told.value;
    redirect('edit', collection, id);
    await followPublication({ revision, collection, id });
  }

  return (draft: number) => publish(draft).catch((error: unknown) => fail(sentenceOf(error)));
}
