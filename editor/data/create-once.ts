/** Creates entities and their drafts, over a network that may lose the answer. */
import type * as v from 'valibot';
import * as drafts from '../../contract/calls/editor-drafts.ts';
import * as entities from '../../contract/calls/editor-entities.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { randomMark } from '../../src/client/memory/random-mark.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { isUnanswered } from '../calls/outage.ts';
import { send } from '../calls/send.ts';
import { saveDraft } from '../drafts/save-draft.ts';
import { isSame, type Values } from '../kept/changes.ts';
import { ownKey } from '../kept/own-form.ts';
import { described, fieldsOf } from './descriptions.ts';
import { bodyOf } from './entity-body.ts';
import type { Record } from './records.ts';
import { valueOf } from './refused.ts';

type Wanted = {
  readonly collection: CollectionDescription['name'];
  readonly entity: Values;
  readonly isDraft: boolean;
};

/** An entity or a draft that the backend has stored. */
type Made = { readonly id: number; readonly revision: number };
type Created = Result<v.InferOutput<typeof entities.editorCreate.result>>;

/** The creation of one form, until it succeeds. */
type Attempt = {
  readonly form: string;
  readonly key: string;
  /** What has been sent without an answer: the backend may have stored any of it, once. */
  sent: readonly Wanted[];
  /** What it has stored of that, after it has told. */
  made: { readonly isDraft: boolean; readonly is: Made } | null;
};

/** The first ones are kept, because a network that is gone delivers nothing more. */
const MOST = 10;

let open: Attempt | null = null;

/** There is one form on the screen; without one, each creation is an attempt of its own. */
function attemptOf({ collection }: Wanted): Attempt {
  const form = `${collection} ${ownKey() ?? randomMark()}`;
  if (open?.form !== form) open = { form, key: randomMark(), sent: [], made: null };
  return open;
}

const sendNew = ({ collection, entity, isDraft }: Wanted, attempt: string): Promise<Created> =>
  send(
    entities.editorCreate,
    { collection, entity, ...(isDraft && { draft: '1' as const }) },
    { attempt },
  );

function remember(attempt: Attempt, wanted: Wanted): void {
  const isKnown = attempt.sent.some((one) => isSame(one, wanted));
  if (!isKnown && attempt.sent.length < MOST) attempt.sent = [...attempt.sent, wanted];
}

/** Asks for what was stored with the key, which other data has been sent with since. */
async function learnMade(attempt: Attempt, otherwise: Created): Promise<Created> {
  for (const one of attempt.sent) {
    const told = await sendNew(one, attempt.key);
    if (told.ok) attempt.made = { isDraft: one.isDraft, is: told.value };
    if (told.ok || told.error.code !== 'key_reused') return told;
  }
  return otherwise;
}

/** Saves the form over what was created from it earlier, and publishes it if that is wanted. */
async function goOn(attempt: Attempt, { collection, entity, isDraft }: Wanted): Promise<Created> {
  const { made } = attempt;
  if (!made) throw new Error('Nothing has been created yet');
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

async function attempted(attempt: Attempt, wanted: Wanted): Promise<Created> {
  if (attempt.made) return goOn(attempt, wanted);
  const told = await sendNew(wanted, attempt.key);
  if (told.ok) return told;
  if (isUnanswered(told.error)) remember(attempt, wanted);
  if (told.error.code !== 'key_reused') return told;
  const learnt = await learnMade(attempt, told);
  return learnt.ok ? goOn(attempt, wanted) : learnt;
}

/**
 * Creates an entity, or its draft, from a form. Pressed again after an answer that was lost, it goes
 * on with what the backend has created, even if the form has changed since.
 * @throws HttpError
 */
export async function createOnce(name: string, values: Values, isDraft: boolean): Promise<Record> {
  const collection = described(name);
  const wanted = {
    collection: collection.name,
    entity: bodyOf(fieldsOf(collection), values),
    isDraft,
  };
  const attempt = attemptOf(wanted);
  const done = await attempted(attempt, wanted);
  if (done.ok && open === attempt) open = null;
  return valueOf(done);
}
