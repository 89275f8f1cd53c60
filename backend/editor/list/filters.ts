/** Conditions of a list's query, from the description of its fields. */
import { arrayOverlaps, gte, inArray, lte, and, sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import type { Field } from '../../../contract/collections/field.ts';
import { calendarDay } from '../../../contract/collections/schema.ts';
import type { Collection } from '../collection.ts';
import { columnNamed } from '../table-columns.ts';

/** A condition, or the reason why there is none. */
type Read = { readonly where: SQL | undefined } | { readonly fault: string };

const LISTED_MAX = 200;

/** `3,4` → the parts, each once. */
const partsOf = (typed: string) => [...new Set(typed.split(',').map((part) => part.trim()))];

/** Ids, separated by commas. */
export function idsIn(typed: string): number[] | null {
  const parts = partsOf(typed);
  const areIds = parts.length <= LISTED_MAX && parts.every((part) => /^[1-9]\d{0,8}$/.test(part));
  return areIds ? parts.map(Number) : null;
}

/** `2026-01-01..2026-02-01`, an open end, or one value: both ends are included. */
function rangeOf(typed: string, isValid: (end: string) => boolean): [string, string] | null {
  const [from = '', to = from, ...others] = typed.split('..');
  const isRange = others.length === 0 && (from !== '' || to !== '');
  return isRange && [from, to].every((end) => end === '' || isValid(end)) ? [from, to] : null;
}

const isDay = (text: string) => v.is(calendarDay, text);
const isNumber = (text: string) => /^-?\d{1,9}(?:\.\d{1,9})?$/.test(text);

function inRange(column: SQL, [from, to]: [string, string]): SQL | undefined {
  return and(
    from === '' ? undefined : gte(column, sql.param(from)),
    to === '' ? undefined : lte(column, sql.param(to)),
  );
}

function linkedTo(collection: Collection, field: string, ids: readonly number[]): SQL | undefined {
  const link = collection.links?.find((one) => one.field === field);
  if (!link) return undefined;
  const owners = sql`select ${link.owner} from ${link.table} where ${inArray(link.target, [...ids])}`;
  return sql`${collection.table.id} in (${owners})`;
}

/** Kinds of fields that lists filter by, if they are stored in a column or as links. */
const FILTERED = new Set<Field['kind']>([
  ...(['reference', 'references', 'choice', 'choices'] as const),
  ...(['flag', 'day', 'number'] as const),
]);

function choicesIn({ choices }: { readonly choices: object }, typed: string): string[] | null {
  const parts = partsOf(typed);
  return parts.every((part) => Object.hasOwn(choices, part)) ? parts : null;
}

/** The fields that a list filters by. */
export const filteredFields = (collection: Collection): string[] =>
  Object.entries(collection.fields(null)).flatMap(([name, { kind }]) => {
    const isStored = kind === 'references' || columnNamed(collection.table, name) !== undefined;
    return FILTERED.has(kind) && isStored ? [name] : [];
  });

const among = (what: string): Read => ({ fault: `Нужно ${what}` });

/**
 * The condition of one filter.
 * @param typed as in the query: ids and choices are separated by commas, `..` is between the ends of
 *   a range.
 */
export function filterBy(collection: Collection, name: string, typed: string): Read {
  const field = collection.fields(null)[name];
  if (!field || !filteredFields(collection).includes(name)) return { fault: 'Такого отбора нет' };
  const column = columnNamed(collection.table, name);
  if (field.kind === 'references') {
    const ids = idsIn(typed);
    return ids
      ? { where: linkedTo(collection, name, ids) }
      : among('число или несколько через запятую');
  }
  if (!column) return { fault: 'Такого отбора нет' };
  switch (field.kind) {
    case 'reference': {
      const ids = idsIn(typed);
      return ids ? { where: inArray(column, ids) } : among('число или несколько через запятую');
    }
    case 'choice': {
      const chosen = choicesIn(field, typed);
      return chosen
        ? { where: inArray(column, chosen) }
        : among(`одно из: ${Object.keys(field.choices).join(', ')}`);
    }
    case 'choices': {
      const chosen = choicesIn(field, typed);
      return chosen
        ? { where: arrayOverlaps(column, chosen) }
        : among(`одно из: ${Object.keys(field.choices).join(', ')}`);
    }
    case 'flag':
      return typed === 'true' || typed === 'false'
        ? { where: sql`${column} = ${typed === 'true'}` }
        : among('true или false');
    case 'day': {
      const range = rangeOf(typed, isDay);
      return range
        ? { where: inRange(sql`${column}`, range) }
        : among('дата или две через две точки: 2026-01-01..2026-01-31');
    }
    case 'number': {
      const range = rangeOf(typed, isNumber);
      return range
        ? { where: inRange(sql`${column}`, range) }
        : among('число или два через две точки: 1..5');
    }
    default:
      return { fault: 'Такого отбора нет' };
  }
}
