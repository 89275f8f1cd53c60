/** Finds references to an entity, in the fields that the descriptions declare. */
import { eq, inArray, or, sql } from 'drizzle-orm';
import { referencesTo, type Reference } from '../../../contract/collections/references.ts';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import type { KeptLink } from '../../db/schema-editor.ts';
import type { Collection, Fields } from '../collection.ts';
import { collectionNamed } from '../collections/index.ts';
import { asEntities } from '../entities.ts';
import { selectRows, textColumns } from '../rows.ts';
import { columnNamed } from '../table-columns.ts';

/** The owner of a reference and its position there. */
type Place = Pick<KeptLink, 'owner' | 'position'>;

/** All references to an entity from one field. */
export type Referrers = { readonly reference: Reference; readonly places: readonly Place[] };

/** The links of a collection that a field lists. */
export const linkOf = ({ links = [] }: Collection, name: string) =>
  links.find(({ field }) => field === name);

/** The aliases in a field. */
export const aliasesIn = (fields: Fields, field: string): string[] => {
  const given = fields[field];
  return Array.isArray(given) ? given.filter((alias) => typeof alias === 'string') : [];
};

async function byColumn(db: Database, from: Collection, field: string, id: number) {
  const column = columnNamed(from.table, field);
  if (!column) throw new Error(`${from.name} has no column ${field}`);
  const rows = await selectRows(db, from, {
    columns: new Set(['id']),
    where: eq(column, id),
    order: [sql`${from.table.id}`],
  });
  return rows.map((row): Place => ({ owner: Number(row['id']), position: null }));
}

async function byLink(db: Database, from: Collection, field: string, id: number) {
  const link = linkOf(from, field);
  if (!link) throw new Error(`${from.name} stores no links in ${field}`);
  const { table, owner, target, position } = link;
  const rows = await db
    .select({
      owner: sql`${owner}`.mapWith(Number),
      position: sql<number | null>`${position ?? sql`null`}`,
    })
    .from(table)
    .where(eq(target, id))
    .orderBy(owner);
  return rows satisfies Place[];
}

/** Finds references by alias, which are in a list inside a JSON column. */
async function byAlias(db: Database, from: Collection, field: string, alias: string) {
  const quoted = `%${JSON.stringify(alias)}%`;
  const where = or(...textColumns(from).map((column) => sql`${column}::text like ${quoted}`));
  const rows = await selectRows(db, from, { where, order: [sql`${from.table.id}`] });
  return (await asEntities(db, from, rows)).flatMap((entity): Place[] => {
    const position = aliasesIn(entity, field).indexOf(alias);
    return position < 0 ? [] : [{ owner: entity.id, position }];
  });
}

function placesOf(
  db: Database,
  { collection: name, field, kind }: Reference,
  { id, alias }: EditedEntity,
): Promise<Place[]> {
  const from = collectionNamed(name);
  if (kind === 'reference') return byColumn(db, from, field, id);
  return kind === 'references' ? byLink(db, from, field, id) : byAlias(db, from, field, alias);
}

/** Everything that refers to an entity, grouped by field. */
export async function referrersOf(
  db: Database,
  { name }: Collection,
  entity: EditedEntity,
): Promise<Referrers[]> {
  const found: Referrers[] = [];
  for (const reference of referencesTo(name)) {
    const places = await placesOf(db, reference, entity);
    if (places.length > 0) found.push({ reference, places });
  }
  return found;
}

/** The distinct ids of owners. */
export const ownersOf = (places: readonly Pick<Place, 'owner'>[]): number[] => [
  ...new Set(places.map(({ owner }) => owner)),
];

/** Rows of these entities, in the order of their ids. */
export const rowsWithIds = (db: Database, from: Collection, ids: readonly number[]) =>
  selectRows(db, from, { where: inArray(from.table.id, [...ids]), order: [sql`${from.table.id}`] });
