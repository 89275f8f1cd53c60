/** Publishes a set of changes in one transaction: all of it, or nothing. */
import { and, asc, eq, lte } from 'drizzle-orm';
import type { ChangeSet } from '../../../contract/schemas/editor-sets.ts';
import { contentDrafts, contentSets, contentTakedowns } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { Failure } from '../../failure.ts';
import { quoted } from '../../../src/config/quoted.ts';
import { fieldsOfDraft } from '../drafts/stored.ts';
import { invalid } from '../faults.ts';
import { logAction } from '../log.ts';
import { takedownOf } from '../removal/beside.ts';
import type { Saving } from '../save.ts';
import { inWords } from '../why-failed.ts';
import { publishMembers, type Outcome } from './members.ts';
import type { Seen } from './seen.ts';
import {
  asSet,
  draftPath,
  draftsIn,
  holdSet,
  inState,
  takedownPath,
  type SetRow,
} from './stored.ts';

type Failures = Outcome['failures'];

const EMPTY = 'В\u00a0наборе пока ничего нет';

/** Rolls back the transaction of a trial. */
class Undone extends Error {
  readonly failures: Failures;
  readonly isEmpty: boolean;

  constructor({ published, failures }: Outcome) {
    super('The set was tried only');
    this.failures = failures;
    this.isEmpty = published.length + failures.size === 0;
  }
}

/** Faults that prevent publishing the set, by member and field. */
function faultsOf({ failures, isEmpty }: Undone): Record<string, string> {
  const faults: Record<string, string> = isEmpty ? { drafts: EMPTY } : {};
  for (const [path, { code, message, fields = {} }] of failures) {
    if (code !== 'invalid' || Object.keys(fields).length === 0) faults[path] = message;
    for (const [field, reason] of Object.entries(fields)) faults[`${path}.${field}`] = reason;
  }
  return faults;
}

/** Publishes a set and rolls back: the only check that covers effects of members on each other. */
export async function trySet(
  db: Database,
  set: number,
  saving: Saving,
): Promise<Record<string, string>> {
  try {
    return await db.transaction(async (tx) => {
      throw new Undone(await publishMembers(tx, set, saving));
    });
  } catch (error) {
    if (error instanceof Undone) return faultsOf(error);
    throw error;
  }
}

async function publishHeld(
  tx: Database,
  set: SetRow,
  saving: Saving,
  seen: Seen | null = null,
): Promise<SetRow> {
  const { who, now: at } = saving;
  const tried = await publishMembers(tx, set.id, saving, seen);
  const { published, failures } = tried;
  if (failures.size > 0 || published.length === 0) throw new Undone(tried);
  await logAction(tx, { at, who, action: 'publish-set', about: set.title });
  const done = { publishedAt: at, published, error: null, updatedAt: at };
  const [row] = await tx
    .update(contentSets)
    .set(done)
    .where(eq(contentSets.id, set.id))
    .returning();
  if (!row) throw new Error(`The set ${set.id} was lost`);
  return row;
}

/** What the publisher has read; null: whatever it is. */
export type Read = { readonly expected: number | null; readonly seen: Seen | null };

/**
 * Publishes a set now.
 * @throws Failure `not_found`, `edit_conflict`, `invalid` with the faults by member and field.
 */
export async function publishSet(
  db: Database,
  set: number,
  saving: Saving,
  { expected, seen }: Read,
): Promise<ChangeSet> {
  try {
    return await db.transaction(async (tx) =>
      asSet(tx, await publishHeld(tx, await holdSet(tx, set, expected), saving, seen)),
    );
  } catch (error) {
    if (error instanceof Undone) throw invalid(faultsOf(error));
    throw error;
  }
}

const isPlanned = inState('planned');

/** When the next set is due; null when there is none. */
export async function nextSet(db: Database): Promise<Date | null> {
  const [next] = await db
    .select({ at: contentSets.publishAt })
    .from(contentSets)
    .where(isPlanned)
    .orderBy(asc(contentSets.publishAt))
    .limit(1);
  return next?.at ?? null;
}

/** Stores why a set was not published, with the set and with the members that caused it. */
async function tell(db: Database, set: SetRow, failures: Failures): Promise<void> {
  await db.transaction(async (tx) => {
    // Skip a version saved in the meantime: it has not been tried yet.
    const tried = and(eq(contentSets.id, set.id), eq(contentSets.version, set.version));
    const [row] = await tx.update(contentSets).set({ error: EMPTY }).where(tried).returning();
    if (!row) return;
    const reasons: string[] = [];
    const { drafts, takedowns } = await asSet(tx, row);
    for (const { collection, id, title } of takedowns) {
      const reason = failures.get(takedownPath({ collection, entityId: id }));
      if (!reason) continue;
      const error = inWords(reason);
      reasons.push(`${quoted(title)}: ${error}`);
      await tx.update(contentTakedowns).set({ error }).where(takedownOf(collection, id));
    }
    for (const draft of await draftsIn(tx, [set.id])) {
      const reason = failures.get(draftPath(draft));
      if (!reason) continue;
      const error = inWords(reason, await fieldsOfDraft(tx, draft));
      const title = drafts.find(({ id }) => id === draft.id)?.title ?? '';
      reasons.push(`${quoted(title)}: ${error}`);
      await tx.update(contentDrafts).set({ error }).where(eq(contentDrafts.id, draft.id));
    }
    if (reasons.length === 0) return;
    const isIt = eq(contentSets.id, set.id);
    await tx
      .update(contentSets)
      .set({ error: reasons.join('; ') })
      .where(isIt);
  });
}

/**
 * Publishes the next due set. One that can no longer be published is kept with the reasons and waits for
 * an editor.
 * @returns whether there was one.
 */
export async function publishNextSet(
  db: Database,
  { now, media }: Pick<Saving, 'now' | 'media'>,
): Promise<boolean> {
  let due: SetRow | undefined;
  try {
    return await db.transaction(async (tx) => {
      [due] = await tx
        .select()
        .from(contentSets)
        .where(and(isPlanned, lte(contentSets.publishAt, now)))
        .orderBy(asc(contentSets.publishAt), asc(contentSets.id))
        .limit(1)
        .for('update', { skipLocked: true });
      if (!due) return false;
      await publishHeld(tx, due, { who: due.author, now, media, action: 'publish' });
      return true;
    });
  } catch (error) {
    if (!due) throw error;
    if (error instanceof Undone) await tell(db, due, error.failures);
    else if (error instanceof Failure) await tell(db, due, new Map());
    else throw error;
    return true;
  }
}
