/** Goes on with what a form has created, after it has changed. Loaded only then: answers are rarely lost. */
import * as drafts from '../../contract/calls/editor-drafts.ts';
import * as entities from '../../contract/calls/editor-entities.ts';
import { failure, type CallError } from '../../src/client/calls/result.ts';
import { send } from '../calls/send.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { sendNew, type Attempt, type Created, type Wanted } from './create-once.ts';

type Made = NonNullable<Attempt['made']>;

/** What was stored with the key, which other data has been sent with since; or why that is unknown. */
async function learnMade(attempt: Attempt, wanted: Wanted): Promise<Made | CallError> {
  for (const one of attempt.sent) {
    const told = await sendNew(one, attempt.key);
    if (told.ok) return { isDraft: one.isDraft, is: told.value };
    if (told.error.code !== 'key_reused') return told.error;
  }
  const told = await sendNew(wanted, attempt.key);
  return told.ok ? { isDraft: wanted.isDraft, is: told.value } : told.error;
}

/** Saves the form over what was created from it earlier, and publishes it if that is wanted. */
export async function goOn(attempt: Attempt, wanted: Wanted): Promise<Created> {
  const made = attempt.made ?? (await learnMade(attempt, wanted));
  if ('code' in made) return failure(made);
  attempt.made = made;
  const { collection, entity, isDraft } = wanted;
  const { id, revision } = made.is;
  if (!made.isDraft) {
    const params = { collection, id: String(id) };
    if (!isDraft) return send(entities.editorReplace, { ...params, entity }, { revision });
    const begun = { ...params, new: '1' as const, entity: { ...entity, revision } };
    return send(drafts.editorEntityDraftReplace, begun);
  }
  const saved = await saveDraft(id, { ...entity, publish_at: null }, revision);
  if (!saved.ok || isDraft) return saved;
  attempt.made = { isDraft: true, is: saved.value };
  return send(drafts.editorDraftPublish, { draft: id }, { revision: saved.value.revision });
}
