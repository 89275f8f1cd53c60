/**
 * One engine for all collections: validates an editor's input as a whole, then stores it atomically.
 * Validation blocks nobody; saves wait for each other only while they are stored.
 */
import { sql } from 'drizzle-orm';
import type { EditedEntity, EditorAction } from '../../contract/schemas/editor.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Columns } from './collection.ts';
import { asEntity, readEntity } from './entities.ts';
import { statesOfSave } from './history.ts';
import { writeLinks } from './links.ts';
import { logAction } from './log.ts';
import {
  checkOthers,
  dependsOnOthers,
  prepareEntity,
  type Judging,
  type Prepared,
  type Wanted,
} from './prepare.ts';
import { insertRow, updateRow } from './rows.ts';
import { writeTraces, type Trace } from './traces.ts';
import { titleOf } from './uses.ts';
import type { MediaStore } from '../media-store/store.ts';

/** Who saves, when, and where pictures are stored. */
export type Saving = {
  readonly who: string;
  readonly now: Date;
  readonly media: MediaStore;
  readonly action: EditorAction;
  /** Whether the library has changed the focus of pictures that the entity already has. */
  readonly hasNewFocus?: boolean;
  /** Collects the ids of entities without notes: neither a draft nor a takedown. */
  readonly bare?: Set<number>;
  /** Collects the records of several saves, to write them together; when absent, each save writes its own. */
  readonly traces?: Trace[];
};

/**
 * Takes the content lock, so that one transaction at a time stores content and revisions become visible
 * in order. The statement is sent before this returns, so later statements run under the lock.
 */
export const holdContent = (transaction: Database): Promise<void> =>
  transaction.execute(sql`select hold_content()`).then(() => undefined);

/** The stored row; null when somebody else has changed it since it was checked. */
async function writeRow(
  tx: Database,
  collection: Collection,
  { before, columns }: Prepared,
  { restored }: Wanted,
): Promise<Columns | null> {
  return before
    ? updateRow(tx, collection, before, columns)
    : insertRow(tx, collection, columns, restored?.id ?? null);
}

type Stored = Prepared & { readonly row: Columns };

/**
 * Stores the checked row. If somebody has changed it since, it is checked again: an editor who named a
 * revision gets a conflict, any other one overwrites it.
 */
async function storeRow(
  tx: Database,
  collection: Collection,
  wanted: Wanted,
  judging: Judging,
): Promise<Stored> {
  // An entity read under the lock is also checked under it.
  const isHeld = wanted.present !== undefined;
  if (collection.isCheckedAlone && !isHeld) await holdContent(tx);
  const early = await prepareEntity(tx, collection, wanted, judging);
  if (!isHeld && (!early.before || dependsOnOthers(collection, early))) {
    // Pipelined with the lock: this shortens the time that the lock is held.
    await Promise.all([holdContent(tx), checkOthers(tx, collection, early)]);
  }
  const stored = await writeRow(tx, collection, early, wanted);
  if (stored) return { ...early, row: stored };
  await holdContent(tx);
  const late = await prepareEntity(tx, collection, { ...wanted, present: undefined }, judging);
  const row = await writeRow(tx, collection, late, wanted);
  if (!row) throw new Error(`${collection.name}: a row changed while content was held`);
  return { ...late, row };
}

/**
 * Stores an editor's input, in the caller's transaction.
 * @throws Failure `invalid`, `not_found`, `alias_taken`, `edit_conflict`.
 */
export async function saveEntity(
  tx: Database,
  collection: Collection,
  wanted: Wanted,
  saving: Saving,
): Promise<EditedEntity> {
  const { who, now: at, action, traces, bare } = saving;
  const stored = await storeRow(tx, collection, wanted, saving);
  const { before, isKept, isBare, fields, row, removals } = stored;
  const id = Number(row['id']);
  if (isBare) bare?.add(id);
  const isRelinked = await writeLinks(tx, collection, id, fields, before);
  await wanted.restored?.complete();
  const after =
    isRelinked || wanted.restored
      ? await readEntity(tx, collection, String(id))
      : await asEntity(tx, collection, row, fields, before);
  if (before && before.alias !== after.alias) {
    await collection.renamed?.(tx, before.alias, after.alias);
  }
  await collection.saved?.(tx, before, after, at);
  // A save without changes creates no revision; it is only logged when it ends a draft.
  const isChanged = before?.revision !== after.revision;
  const { revision } = after;
  const about = titleOf(collection, after);
  const { name } = collection;
  const logged = { at, who, action, collection: name, entityId: id, revision, about };
  if (isChanged) {
    const known = before ? { entity: before, isKept } : null;
    const trace = { states: statesOfSave(collection, known, after, { who, at }), logged };
    if (traces) traces.push(trace);
    else await writeTraces(tx, [trace]);
  } else if (action === 'publish') await logAction(tx, logged);
  return Object.keys(removals).length > 0 ? { ...after, cleaned: removals } : after;
}
