/** Creates entities and their drafts, over a network that may lose the answer. */
import type * as v from 'valibot';
import { editorCreate } from '../../contract/calls/editor-entities.ts';
import type { CollectionDescription } from '../../contract/schemas/descriptions.ts';
import { randomMark } from '../../src/client/memory/random-mark.ts';
import type { Result } from '../../src/client/calls/result.ts';
import { isUnanswered } from '../calls/outage.ts';
import { send } from '../calls/send.ts';
import type { Values } from '../kept/changes.ts';
import { ownKey } from '../kept/own-form.ts';
import { described, fieldsOf } from './descriptions.ts';
import { bodyOf } from './entity-body.ts';
import type { Record } from './records.ts';
import { valueOf } from './refused.ts';

export type Wanted = {
  readonly collection: CollectionDescription['name'];
  readonly entity: Values;
  readonly isDraft: boolean;
};

/** An entity or a draft that the backend has stored. */
type Made = { readonly id: number; readonly revision: number };
export type Created = Result<v.InferOutput<typeof editorCreate.result>>;

/** The creation of one form, until it succeeds. */
export type Attempt = {
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

export const sendNew = (
  { collection, entity, isDraft }: Wanted,
  attempt: string,
): Promise<Created> =>
  send(editorCreate, { collection, entity, ...(isDraft && { draft: '1' as const }) }, { attempt });

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
  const told = attempt.made ? null : await sendNew(wanted, attempt.key);
  const refusal = told && !told.ok && told.error;
  if (refusal && isUnanswered(refusal)) attempt.sent = [...attempt.sent, wanted].slice(0, MOST);
  const isMade = !told || (refusal && refusal.code === 'key_reused');
  const done = isMade ? await (await import('./go-on.ts')).goOn(attempt, wanted) : told;
  if (done.ok && open === attempt) open = null;
  return valueOf(done);
}
