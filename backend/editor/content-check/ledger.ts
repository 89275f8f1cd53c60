/** The content check's cache of all entities, updated with those that have changed. */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { ContentCollection } from '../../../contract/schemas/hook.ts';
import type { Database } from '../../db/database.ts';
import { rowsOf } from '../../search/rows.ts';
import type { Collection } from '../collection.ts';
import { collections } from '../collections/index.ts';
import type { Target } from '../dead-links/pages.ts';
import { asEntities } from '../entities.ts';
import { selectRows } from '../rows.ts';
import { examine, type Examined } from './examine.ts';

/** Entities per read: others use the database in between. */
const AT_A_TIME = 50;

/** Milliseconds that a reader waits for entities not examined yet; the next reader continues. */
const PATIENCE = 250;

type Known = {
  readonly entities: Map<number, Examined>;
  /** The number of rows and the sum of their revisions when all of them were known. */
  state: string | null;
};

export type Ledger = {
  readonly known: ReadonlyMap<ContentCollection, Known>;
  /** Cached targets of addresses: there are few, and they never change. */
  readonly targets: Map<string, Target | null>;
  /** Incremented with every entity that is added or dropped. */
  version: number;
};

/** One per database, for the lifetime of the process: it is rebuilt in seconds. */
const ledgers = new WeakMap<Database, Ledger>();

/** The ledger of a database. */
export function ledgerOf(db: Database): Ledger {
  const found = ledgers.get(db);
  if (found) return found;
  const empty = (): Known => ({ entities: new Map(), state: null });
  const made: Ledger = {
    known: new Map(collections.map(({ name }) => [name, empty()])),
    targets: new Map(),
    version: 0,
  };
  ledgers.set(db, made);
  return made;
}

const ofCollection = ({ where }: Collection): SQL => (where ? sql`where ${where}` : sql``);

/** Every change of a collection changes its number of rows or the sum of their revisions. */
async function statesNow(db: Database): Promise<Map<string, string>> {
  const each = collections.map(
    (one) => sql`select ${one.name}::text as name,
      count(*)::text || ' ' || coalesce(sum(${one.table.revision}), 0)::text as state
      from ${one.table} ${ofCollection(one)}`,
  );
  const rows = await rowsOf<{ name: string; state: string }>(db, sql.join(each, sql` union all `));
  return new Map(rows.map(({ name, state }) => [name, state]));
}

/** Ids with an unknown state, newest first; drops entities that no longer exist. */
async function changedIn(
  db: Database,
  ledger: Ledger,
  collection: Collection,
  { entities }: Known,
) {
  const { id, revision } = collection.table;
  const rows = await rowsOf<{ id: number; revision: string | number }>(
    db,
    sql`select ${id} as id, ${revision} as revision from ${collection.table}
      ${ofCollection(collection)} order by ${revision} desc`,
  );
  const there = new Set(rows.map((row) => row.id));
  for (const one of entities.keys()) {
    if (there.has(one)) continue;
    entities.delete(one);
    ledger.version += 1;
  }
  return rows
    .filter((row) => entities.get(row.id)?.revision !== Number(row.revision))
    .map((row) => row.id);
}

/** Drops entities whose addresses contain an alias of the renamed one, such as an article's category. */
function forgetThoseIn(ledger: Ledger, renamed: Collection): void {
  for (const { name, references = {} } of collections) {
    if (!Object.values(references).includes(renamed.table)) continue;
    const known = ledger.known.get(name);
    known?.entities.clear();
    if (known) known.state = null;
  }
}

async function learn(
  db: Database,
  ledger: Ledger,
  collection: Collection,
  { entities }: Known,
  ids: readonly number[],
) {
  const where = inArray(collection.table.id, [...ids]);
  const rows = await selectRows(db, collection, { where });
  for (const entity of await asEntities(db, collection, rows)) {
    const before = entities.get(entity.id);
    if (before && before.alias !== entity.alias) forgetThoseIn(ledger, collection);
    entities.set(entity.id, examine(collection, entity));
    ledger.version += 1;
  }
}

/**
 * Catches up for a limited time. A renamed section drops the entities whose addresses contain it, so
 * that they are read again.
 * @param patience milliseconds.
 * @returns the number of entities that are not known yet.
 */
export async function catchUp(db: Database, ledger: Ledger, patience = PATIENCE): Promise<number> {
  const until = performance.now() + patience;
  const states = await statesNow(db);
  let waiting = 0;
  for (const collection of collections) {
    const known = ledger.known.get(collection.name);
    const state = states.get(collection.name) ?? null;
    if (!known || known.state === state) continue;
    const changed = await changedIn(db, ledger, collection, known);
    let done = 0;
    while (done < changed.length && performance.now() < until) {
      await learn(db, ledger, collection, known, changed.slice(done, done + AT_A_TIME));
      done += AT_A_TIME;
    }
    if (done >= changed.length) known.state = state;
    else waiting += changed.length - done;
  }
  // A section was renamed after its entities had been read: they are read again.
  const forgotten = collections.filter(({ name }) => ledger.known.get(name)?.state === null);
  return waiting > 0 || forgotten.length === 0 ? waiting : catchUp(db, ledger, patience);
}

/** All known entities. */
export const examined = ({ known }: Ledger): Examined[] =>
  [...known.values()].flatMap(({ entities }) => [...entities.values()]);
