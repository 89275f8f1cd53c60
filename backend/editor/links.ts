import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../search/rows.ts';
import type { Collection, Fields, Links } from './collection.ts';

/** Targets of each owner, in order. */
async function targetsOf(
  db: Database,
  { table, owner, target, position }: Links,
  owners: readonly number[],
): Promise<Map<number, number[]>> {
  const found = new Map<number, number[]>();
  if (owners.length === 0) return found;
  const rows = await db
    .select({ owner: sql<number>`${owner}`, target: sql<number>`${target}` })
    .from(table)
    .where(inArray(owner, [...owners]))
    .orderBy(...(position ? [asc(position)] : []), asc(target));
  for (const row of rows) found.set(row.owner, [...(found.get(row.owner) ?? []), row.target]);
  return found;
}

/** The links of these entities, as fields. */
export async function readLinks(
  db: Database,
  { links = [] }: Collection,
  owners: readonly number[],
): Promise<Map<number, Fields>> {
  const fields = new Map<number, Fields>(owners.map((id) => [id, {}]));
  for (const link of links) {
    const targets = await targetsOf(db, link, owners);
    for (const id of owners) {
      fields.set(id, { ...fields.get(id), [link.field]: targets.get(id) ?? [] });
    }
  }
  return fields;
}

/** The links of a row by field, as subqueries. */
export const linksBeside = ({ links = [], table: owners }: Collection): Record<string, SQL> =>
  Object.fromEntries(
    links.map(({ field, table, owner, target, position }) => {
      const order = position ? sql`${position}, ${target}` : sql`${target}`;
      const own = sql`select ${target} from ${table} where ${owner} = ${owners}.id order by ${order}`;
      return [field, sql`array(${own})`];
    }),
  );

const isList = (value: unknown): value is number[] => Array.isArray(value);

const listed = (link: Links, fields: Fields): number[] | null => {
  const wanted = fields[link.field];
  if (!isList(wanted)) return null;
  return link.position ? wanted : [...wanted].sort((one, other) => one - other);
};

/** The links among these fields, as stored. */
export const linksIn = ({ links = [] }: Collection, fields: Fields): Fields =>
  Object.fromEntries(links.map((link) => [link.field, listed(link, fields) ?? []]));

/**
 * Stores the links as written; existing ones are not touched.
 * @param before the entity with its present links; absent for a new one.
 * @returns whether there was a change, which is a change of the owner, too.
 */
export async function writeLinks(
  db: Database,
  { links = [] }: Collection,
  owner: number,
  fields: Fields,
  before: Fields | undefined,
): Promise<boolean> {
  let isChanged = false;
  for (const link of links) {
    const wanted = listed(link, fields);
    const present = (before && listed(link, before)) ?? [];
    if (!wanted || wanted.join() === present.join()) continue;
    isChanged = true;
    if (present.length > 0) await db.delete(link.table).where(eq(link.owner, owner));
    if (wanted.length === 0) continue;
    const rows = wanted.map((target, index) =>
      link.position ? sql`(${owner}, ${target}, ${index})` : sql`(${owner}, ${target})`,
    );
    const names = [link.owner, link.target, ...(link.position ? [link.position] : [])];
    const columns = sql.join(
      names.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await rowsOf(db, sql`insert into ${link.table} (${columns}) values ${sql.join(rows, sql`, `)}`);
  }
  return isChanged;
}
