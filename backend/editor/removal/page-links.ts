/** Texts, menus and redirects that link to an entity's page, which a removal deletes. */
import { or, sql } from 'drizzle-orm';
import type { EditedEntity } from '../../../contract/schemas/editor.ts';
import type { Database } from '../../db/database.ts';
import { linkedPage, pageOf } from '../../page-addresses/site-pages.ts';
import type { Collection, Columns } from '../collection.ts';
import { collections } from '../collections/index.ts';
import { asEntities } from '../entities.ts';
import { selectRows, textColumns } from '../rows.ts';
import { useOf, type Uses } from '../uses.ts';
import { walk } from '../walk.ts';

/**
 * The page that belongs to an entity alone: its address ends with the alias or the id. Removing a
 * section of a page, the words for crawlers or a redirect does not remove a page.
 */
function ownPage({ id, alias, url }: EditedEntity): string | null {
  if (url === null || pageOf(url) !== url) return null;
  const last = url.split('/').at(-2);
  return last === alias || last === String(id) ? url : null;
}

/** Addresses in a value: the value itself, and the links in a rich text. */
const addressesIn = (value: string): string[] => [
  value,
  ...Array.from(value.matchAll(/\shref="([^"]*)"/g), ([, address = '']) => address),
];

/** Fields of an entity with a link to a page, or to one below it. */
function linking(collection: Collection, row: Columns, entity: EditedEntity, page: string) {
  const names = Object.keys(collection.fields(row));
  const found: string[] = [];
  walk(Object.fromEntries(names.map((name) => [name, entity[name]])), (path, _name, value) => {
    if (typeof value !== 'string') return;
    if (addressesIn(value).some((address) => linkedPage(address).startsWith(page)))
      found.push(path);
  });
  return found;
}

/** Everything that links to the page of an entity, except for itself. */
export async function linksToPage(
  db: Database,
  { name }: Collection,
  entity: EditedEntity,
): Promise<Uses> {
  const page = ownPage(entity);
  if (page === null) return {};
  // A link may lack the last slash.
  const written = page.slice(0, -1);
  const uses: Uses[] = [];
  for (const collection of collections) {
    const columns = textColumns(collection);
    const where = or(...columns.map((column) => sql`strpos(${column}::text, ${written}) > 0`));
    const rows = await selectRows(db, collection, { where });
    for (const [index, from] of (await asEntities(db, collection, rows)).entries()) {
      const row = rows[index];
      if (!row || (collection.name === name && from.id === entity.id)) continue;
      const paths = linking(collection, row, from, page);
      if (paths.length > 0) uses.push(useOf(collection, row, paths));
    }
  }
  return Object.assign({}, ...uses);
}
