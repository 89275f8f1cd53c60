import { asc, eq, inArray, sql } from 'drizzle-orm';
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

const isList = (value: unknown): value is number[] => Array.isArray(value);

/** Stores the links as written; existing ones are not touched. */
export async function writeLinks(
  db: Database,
  { links = [] }: Collection,
  owner: number,
  fields: Fields,
): Promise<void> {
  for (const link of links) {
    const wanted = fields[link.field];
    if (!isList(wanted)) continue;
    const present = (await targetsOf(db, link, [owner])).get(owner) ?? [];
    const sorted = link.position ? wanted : [...wanted].sort((one, other) => one - other);
    if (sorted.join() === present.join()) continue;
    await db.delete(link.table).where(eq(link.owner, owner));
    if (sorted.length === 0) continue;
    const rows = sorted.map((target, index) =>
      link.position ? sql`(${owner}, ${target}, ${index})` : sql`(${owner}, ${target})`,
    );
    const names = [link.owner, link.target, ...(link.position ? [link.position] : [])];
    const columns = sql.join(
      names.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await rowsOf(db, sql`insert into ${link.table} (${columns}) values ${sql.join(rows, sql`, `)}`);
  }
}
