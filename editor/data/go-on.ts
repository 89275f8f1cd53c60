/** Goes on with what a form has created, after it has changed. Loaded only then: answers are rarely lost. */
import * as drafts from '../../contract/calls/editor-drafts.ts';
import * as entities from '../../contract/calls/editor-entities.ts';
import { send } from '../calls/send.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { sendNew, type Attempt, type Created, type Wanted } from './create-once.ts';

/** Asks for what was stored with the key, which other data has been sent with since. */
async function learnMade(attempt: Attempt, wanted: Wanted): Promise<Created> {
  for (const one of attempt.sent) {
    const told = await sendNew(one, attempt.key);
    if (told.ok) attempt.made = { isDraft: one.isDraft, is: told.value };
    if (told.ok || told.error.code !== 'key_reused') return told;
  }
  return sendNew(wanted, attempt.key);
}

/** Saves the form over what was created from it earlier, and publishes it if that is wanted. */
export async function goOn(attempt: Attempt, wanted: Wanted): Promise<Created> {
  const learnt = attempt.made ? null : await learnMade(attempt, wanted);
  const { made } = attempt;
  if (!made) return learnt ?? learnMade(attempt, wanted);
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
