import { useQueryClient } from '@tanstack/react-query';
import { useCreatePath, useNotify, useRefresh } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { editorDraft, editorDraftPublish } from '../../contract/calls/editor-drafts.ts';
import { whyRefused } from '../bulk/each.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { sentenceOf } from '../data/refused.ts';
import { followPublication } from '../publishing/publication.ts';
import { NEWER, rebaseDraft } from './rebase-draft.ts';
import { stopReading } from './draft-reads.ts';

const published = v.looseObject({ id: v.number(), revision: v.number() });

/** Publishes a draft; first merges changes saved since it was begun, if there are any. */
async function publishJoined(draft: number, seen: number) {
  const done = await send(editorDraftPublish, { draft }, { revision: seen });
  const isBehind = !done.ok && done.error.code === 'edit_conflict';
  return isBehind && (await rebaseDraft(draft, seen)) ? send(editorDraftPublish, { draft }) : done;
}

/**
 * Publishes a draft, opens the published entity and follows it to the site. A draft that somebody else
 * has changed since it was opened is shown first: they may be in the middle of a sentence.
 */
export function usePublishDraft() {
  const notify = useNotify();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const refresh = useRefresh();
  const queries = useQueryClient();
  const fail = (words: string) => notify(words, { type: 'error', autoHideDuration: 8000 });

  async function publish(draft: number, seen: number): Promise<void> {
    await stopReading(queries, draft);
    const told = await send(editorDraft, { draft });
    if (!told.ok) return fail(whyRefused(told.error));
    if (told.value.revision !== seen) {
      refresh();
      return fail(NEWER);
    }
    const done = await publishJoined(draft, seen);
    if (!done.ok) return fail(whyRefused(done.error, fieldsOf(described(told.value.collection))));
    const { id, revision } = v.parse(published, done.value);
    const { collection } = told.value;
    // Replaces the history entry: going back should lead to the list, not to a draft that is gone.
    const path = createPath({ resource: collection, id, type: 'edit' });
    void navigate(path, { replace: true, state: { _scrollToTop: true } });
    await followPublication({ revision, collection, id });
  }

  /** @param seen the revision of the draft on the screen. */
  return (draft: number, seen: number) =>
    publish(draft, seen).catch((error: unknown) => fail(sentenceOf(error)));
}
