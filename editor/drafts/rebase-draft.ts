/** Merges into a draft what has been saved since it was begun. */
import { editorRead, editorRevisions } from '../../contract/calls/editor-entities.ts';
import { send } from '../calls/send.ts';
import { described, fieldsOf } from '../data/descriptions.ts';
import { draftRecords } from '../data/draft-records.ts';
import { valueOf } from '../data/refused.ts';
import { merged } from '../merge/merged.ts';
import { draftIn } from './draft-value.ts';

/** Instead of an action on a draft that the user has not seen as it is now. */
export const NEWER =
  'Тем временем черновик изменил кто-то ещё. Посмотрите новую версию и\u00a0нажмите ещё раз';

/** One page of the history: more than anybody saves while a draft is open. */
const STATES = '200';

/**
 * Merges the current entity into the draft; the user chooses where both have changed a field.
 * @param seen the draft's revision to merge into; absent: any.
 * @returns whether the merge was completed.
 * @throws HttpError; Error with a sentence when the draft is newer.
 */
export async function rebaseDraft(id: number, seen?: number): Promise<boolean> {
  const mine = await draftRecords.one(id);
  const { collection, entity_id, revision } = draftIn(mine);
  if (seen !== undefined && revision !== seen) throw new Error(NEWER);
  if (entity_id === null) return true;
  const named = { collection, id: String(entity_id) };
  const theirs = valueOf(await send(editorRead, named));
  const states = valueOf(await send(editorRevisions, { ...named, count: STATES })).items;
  const begun = states.find(({ revision }) => revision === mine['revision']);
  const fields = fieldsOf(described(collection), theirs.alias);
  const last = states.find(({ revision }) => revision === theirs.revision);
  // Without the revision that the draft is based on, the user decides on every difference.
  const sides = { base: begun?.data ?? {}, mine, theirs };
  const values = await merged(fields, sides, async () =>
    last ? { who: last.who ?? 'Кто-то', at: last.saved_at } : null,
  );
  if (!values) return false;
  await draftRecords.update(id, { ...values, draft: mine['draft'] });
  return true;
}
