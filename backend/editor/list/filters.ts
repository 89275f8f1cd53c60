/** Conditions of a list's query, derived from the description of its fields. */
import { arrayOverlaps, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Choices, Field } from '../../../contract/collections/field.ts';
import type { Collection, Links } from '../collection.ts';
import { columnNamed } from '../table-columns.ts';
import { dayIn, flagIs, inRange, momentIn, rangeOf, type Read } from './values.ts';

const LISTED_MAX = 200;

/** `3,4` → the distinct parts. */
const partsOf = (typed: string) => [...new Set(typed.split(',').map((part) => part.trim()))];

/** Ids, separated by commas. */
export function idsIn(typed: string): number[] | null {
  const parts = partsOf(typed);
  const areIds = parts.length <= LISTED_MAX && parts.every((part) => /^[1-9]\d{0,8}$/.test(part));
  return areIds ? parts.map(Number) : null;
}

const isWhole = (text: string) => /^-?\d{1,9}$/.test(text);
const isNumber = (text: string) => /^-?\d{1,9}(?:\.\d{1,9})?$/.test(text);

/** Reads a filter for fields of a kind that have a column: a condition, or the reason for a refusal. */
type Reader<F extends Field> = (column: PgColumn, typed: string, field: F) => Read;

const SEVERAL = 'Нужно число или несколько через запятую';
const ENDS = 'Нужно число или два через две точки, например 1..5';

const oneOf = ({ choices }: { readonly choices: Choices }): Read => ({
  fault: `Выберите из: ${Object.entries(choices)
    .map(([code, name]) => `«${name}» (${code})`)
    .join(', ')}`,
});

function choicesIn({ choices }: { readonly choices: Choices }, typed: string): string[] | null {
  const parts = partsOf(typed);
  return parts.every((part) => Object.hasOwn(choices, part)) ? parts : null;
}

const readers: { readonly [K in Field['kind']]?: Reader<Extract<Field, { kind: K }>> } = {
  reference(column, typed) {
    const ids = idsIn(typed);
    return ids ? { where: inArray(column, ids) } : { fault: SEVERAL };
  },
  choice(column, typed, field) {
    const chosen = choicesIn(field, typed);
    return chosen ? { where: inArray(column, chosen) } : oneOf(field);
  },
  choices(column, typed, field) {
    const chosen = choicesIn(field, typed);
    return chosen ? { where: arrayOverlaps(column, chosen) } : oneOf(field);
  },
  flag: flagIs,
  day: dayIn,
  moment: momentIn,
  number(column, typed, field) {
    const range = rangeOf(typed, field.isWhole ? isWhole : isNumber);
    return range ? { where: inRange(column, range) } : { fault: ENDS };
  },
};

/** Reads a filter by a field with a column; null if lists do not filter by its kind. */
function byColumn<F extends Field>(column: PgColumn, typed: string, field: F): Read | null {
  // `readers` maps each kind to the reader of its own field type.
  const read = readers[field.kind] as Reader<F> | undefined;
  return read ? read(column, typed, field) : null;
}

function byLink(collection: Collection, link: Links, typed: string): Read {
  const ids = idsIn(typed);
  if (!ids) return { fault: SEVERAL };
  const owners = sql`select ${link.owner} from ${link.table} where ${inArray(link.target, ids)}`;
  return { where: sql`${collection.table.id} in (${owners})` };
}

const linkOf = ({ links = [] }: Collection, name: string) =>
  links.find(({ field }) => field === name);

/** The fields that a list filters by: links, and those of a supported kind with a column. */
export const filteredFields = (collection: Collection): string[] =>
  Object.entries(collection.fields(null)).flatMap(([name, { kind }]) => {
    const hasColumn = kind in readers && columnNamed(collection.table, name);
    return hasColumn || linkOf(collection, name) ? [name] : [];
  });

/**
 * The condition of one filter.
 * @param typed as in the query: ids and choices are separated by commas, the ends of a range by `..`.
 */
export function filterBy(collection: Collection, name: string, typed: string): Read {
  const link = linkOf(collection, name);
  if (link) return byLink(collection, link, typed);
  const fields = collection.fields(null);
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const column = columnNamed(collection.table, name);
  const read = field && column ? byColumn(column, typed, field) : null;
  return read ?? { fault: 'Такого отбора нет' };
}
