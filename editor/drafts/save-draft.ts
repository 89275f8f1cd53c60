/** Saves a draft, over a network that may lose the answer. */
import type * as v from 'valibot';
import { editorDraft, editorDraftReplace } from '../../contract/calls/editor-drafts.ts';
import type { ShownDraft } from '../../contract/schemas/editor.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { isUnanswered } from '../calls/outage.ts';
import { send } from '../calls/send.ts';
import { isSame } from '../kept/changes.ts';

type Entity = v.InferInput<typeof editorDraftReplace.params>['entity'];

/**
 * What has been sent for each draft since its last answer: the backend may have stored any of it. The
 * first ones are kept, because a network that is gone delivers nothing more.
 */
const sent = new Map<number, readonly Entity[]>();
const MOST = 10;

function remember(draft: number, entity: Entity): void {
  const before = sent.get(draft) ?? [];
  const isKnown = before.some((one) => isSame(one, entity));
  if (!isKnown && before.length < MOST) sent.set(draft, [...before, entity]);
}

/** The revision of the draft if it is as one of the unanswered saves has left it; null: it is not. */
async function ownRevision(draft: number): Promise<number | null> {
  const own = sent.get(draft);
  const present = own && (await send(editorDraft, { draft }));
  if (!present?.ok) return null;
  const { data, publish_at, revision } = present.value;
  return own?.some((one) => isSame(one, { ...data, publish_at })) ? revision : null;
}

/**
 * Saves the draft if it still is as its editor has read it, or as a save of theirs has left it whose
 * answer was lost: nobody should be asked to merge their own words.
 * @param revision that was read.
 */
export async function saveDraft(
  draft: number,
  entity: Entity,
  revision: number,
): Promise<Result<ShownDraft>> {
  const save = (from: number) => send(editorDraftReplace, { draft, entity }, { revision: from });
  let saved = await save(revision);
  if (!saved.ok && saved.error.code === 'edit_conflict') {
    const own = await ownRevision(draft);
    if (own !== null) saved = await save(own);
  }
  if (!saved.ok && isUnanswered(saved.error)) remember(draft, entity);
  else sent.delete(draft);
  return saved;
}
