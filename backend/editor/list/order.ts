import { asc, desc, type SQL } from 'drizzle-orm';
import type { Field } from '../../../contract/collections/field.ts';
import { dictionaryKey } from '../../db/alphabetically.ts';
import type { Collection } from '../collection.ts';
import { columnNamed } from '../table-columns.ts';

/** Kinds of fields with a meaningful order. */
const SORTED = new Set<Field['kind']>([
  ...([
    'text',
    'alias',
    'number',
    'flag',
    'choice',
    'day',
    'moment',
    'position',
    'reference',
  ] as const),
]);

/** Sortable columns that every entity has besides its fields. */
const COMMON = ['id', 'updated_at', 'revision'];

/** The fields that a list sorts by. */
export const sortedFields = (collection: Collection): string[] => [
  ...Object.entries(collection.fields(null)).flatMap(([name, { kind }]) =>
    SORTED.has(kind) && columnNamed(collection.table, name) ? [name] : [],
  ),
  ...COMMON,
];

/** The manual order if the collection has one, otherwise the newest first. */
function ownOrder({ table }: Collection): SQL[] {
  const position = columnNamed(table, 'position');
  return position ? [asc(position), asc(table.id)] : [desc(table.id)];
}

/**
 * The order of a list.
 * @param wanted `-title` for descending.
 * @returns null when the list is not sorted by that field.
 */
export function orderOf(collection: Collection, wanted: string | undefined): SQL[] | null {
  if (wanted === undefined) return ownOrder(collection);
  const name = wanted.replace(/^-/, '');
  const column = columnNamed(collection.table, name);
  if (!column || !sortedFields(collection).includes(name)) return null;
  const { kind } = collection.fields(null)[name] ?? {};
  const key = kind === 'text' ? dictionaryKey(column) : column;
  return [wanted.startsWith('-') ? desc(key) : asc(key), asc(collection.table.id)];
}
