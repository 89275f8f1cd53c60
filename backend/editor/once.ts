/** Creations by editors, which a lost response must not repeat. */
import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { AnyCall } from '../../contract/call.ts';
import type { Database } from '../db/database.ts';
import { editorAnswers } from '../db/schema.ts';
import { attemptOf, digestOf, keyReused } from '../once.ts';
import type { EditorContext } from './handler.ts';

type Attempt<S extends v.GenericSchema> = {
  readonly call: AnyCall;
  readonly params: unknown;
  /** What the work stores, for a repetition to read. */
  readonly schema: S;
};

/** Keys of different editors are different; the first editor has no account. */
const ownerOf = ({ editor }: EditorContext) => String(editor.id ?? '');

/**
 * Runs the work in one transaction, together with storing its result. A repetition with the same
 * `Idempotency-Key` gets the first result; one that comes while the first attempt is running waits
 * for it. A failed attempt is not stored, so a retry may succeed.
 * @throws Failure `bad_request` for a malformed key, `key_reused`.
 */
export async function onceForEditor<S extends v.GenericSchema>(
  context: EditorContext,
  { call, params, schema }: Attempt<S>,
  work: (tx: Database) => Promise<v.InferOutput<S>>,
): Promise<v.InferOutput<S>> {
  const { db, request, now: createdAt } = context;
  const key = attemptOf(request.headers);
  if (key === null) return db.transaction(work);
  const attempt = { owner: ownerOf(context), key, call: call.name, digest: digestOf(params) };
  const isIt = and(eq(editorAnswers.owner, attempt.owner), eq(editorAnswers.key, key));
  return db.transaction(async (tx) => {
    const begun = await tx
      .insert(editorAnswers)
      .values({ ...attempt, answer: null, createdAt })
      .onConflictDoNothing()
      .returning({ key: editorAnswers.key });
    if (begun.length === 0) {
      const [kept] = await tx.select().from(editorAnswers).where(isIt);
      if (kept?.call !== attempt.call || kept.digest !== attempt.digest) throw keyReused();
      return v.parse(schema, kept.answer);
    }
    const answer = await work(tx);
    await tx.update(editorAnswers).set({ answer }).where(isIt);
    return answer;
  });
}
