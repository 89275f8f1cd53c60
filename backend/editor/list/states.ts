/** Conditions on the states that editors are shown: `shown/` reads them, these filter by them. */
import { and, desc, eq, lte, sql, type SQL } from 'drizzle-orm';
import { stateFilters, type StateFilter } from '../../../contract/collections/state-filters.ts';
import type { SiteStatus } from '../../../contract/schemas/publishing.ts';
import { contentDrafts, contentHistory, contentTakedowns } from '../../db/schema.ts';
import { Failure } from '../../failure.ts';
import { isUsedIn, type Collection } from '../collection.ts';
import { heldIds, limitsOf } from '../shown/served.ts';
import { flagIs, momentIn, type Read } from './values.ts';

/** Qualified: inside a subquery the query builder would emit the bare column name. */
const idOf = ({ table }: Collection) => sql`${table}.id`;

/** Whether a filter is one by state. */
export const isState = (name: string): name is StateFilter => Object.hasOwn(stateFilters, name);

/** Whether a filter needs the status of the site. */
export const isOfReaders = (name: string) => name === 'live' || name === 'held';

/** Whether a table of notes has an entry for the row. */
const noted = (
  collection: Collection,
  notes: typeof contentDrafts | typeof contentTakedowns,
): SQL =>
  sql`exists (select from ${notes}
    where ${notes.collection} = ${collection.name} and ${notes.entityId} = ${idOf(collection)})`;

/** The revision up to which readers see a row; null where they do not see it. */
function limitOf(collection: Collection, status: SiteStatus): SQL {
  const { own, others } = limitsOf(status, collection.name);
  const limits = sql`${JSON.stringify(Object.fromEntries(own))}::jsonb`;
  const key = sql`${idOf(collection)}::text`;
  return sql`(case when jsonb_exists(${limits}, ${key}) then (${limits} ->> ${key})::bigint
    else ${others}::bigint end)`;
}

/** Whether readers see a row: as it is, or as it was. */
function isLive(collection: Collection, status: SiteStatus): SQL {
  const { name, table, usedIn } = collection;
  const { entityId, revision, kind } = contentHistory;
  const limit = limitOf(collection, status);
  const before = sql`(select ${kind} <> 'deleted' from ${contentHistory}
    where ${and(eq(contentHistory.collection, name), eq(entityId, idOf(collection)), lte(revision, limit))}
    order by ${desc(revision)} limit 1)`;
  const now = usedIn ? isUsedIn(usedIn, idOf(collection)) : sql`true`;
  return sql`coalesce(case when ${limit} >= ${table}.revision then ${now} else ${before} end, false)`;
}

function isHeld(collection: Collection, status: SiteStatus): SQL {
  const ids = heldIds(status, collection.name);
  return ids === 'any'
    ? sql`true`
    : sql`(${idOf(collection)} = any(${sql.param(`{${ids.join()}}`)}::int[]))`;
}

function known(name: StateFilter, status: SiteStatus | null): SiteStatus {
  if (status) return status;
  const words = 'Что видят читатели, сейчас неизвестно: сайт об\u00a0этом не\u00a0ответил';
  throw new Failure('upstream', words, { [name]: words });
}

/**
 * The condition of a filter by state.
 * @param status what readers see; null when the site does not answer.
 * @throws Failure `upstream` when the filter needs it.
 */
export function filterByState(
  collection: Collection,
  name: StateFilter,
  typed: string,
  status: SiteStatus | null,
): Read {
  switch (name) {
    case 'updated_at':
      return momentIn(collection.table.updatedAt, typed);
    case 'draft':
      return flagIs(noted(collection, contentDrafts), typed);
    case 'takedown':
      return flagIs(noted(collection, contentTakedowns), typed);
    case 'live':
      return flagIs(isLive(collection, known(name, status)), typed);
    case 'held':
      return flagIs(isHeld(collection, known(name, status)), typed);
  }
}
