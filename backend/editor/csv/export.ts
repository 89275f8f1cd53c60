import { stringify } from 'csv-stringify/sync';
import type { Collection } from '../collection.ts';
import { listEntities, type Listing } from '../list/list.ts';
import type { Showing } from '../shown/shown.ts';
import { cellOf } from './cells.ts';

/** Entities per read. */
const AT_ONCE = 200;

/** A collection as a table: `id`, `revision`, and a column for each field. */
export async function exportCsv(
  showing: Showing,
  collection: Collection,
  listing: Omit<Listing, 'page' | 'count' | 'full'>,
): Promise<string> {
  const fields = Object.entries(collection.fields(null));
  const rows: string[][] = [['id', 'revision', ...fields.map(([name]) => name)]];
  for (let page = 1, total = 1; (page - 1) * AT_ONCE < total; page += 1) {
    const all = { sort: 'id', ...listing, full: '1', page, count: AT_ONCE };
    const found = await listEntities(showing, collection, all);
    total = found.total;
    for (const entity of found.items) {
      const cells = fields.map(([name, field]) => cellOf(field, entity[name]));
      rows.push([String(entity.id), String(entity.revision), ...cells]);
    }
  }
  // With a byte order mark, spreadsheets read Cyrillic letters as UTF-8.
  return stringify(rows, { bom: true });
}
