/** Names of entities that use another one, and texts that cite a footnote. */
import { inArray, or, sql } from 'drizzle-orm';
import { entityTitle } from '../../contract/collections/entity-title.ts';
import { fieldLabel } from '../../contract/collections/field-label.ts';
import { quoted } from '../../src/config/quoted.ts';
import { footnotesIn } from '../../src/rich-text/footnote-mark.ts';
import type { Database } from '../db/database.ts';
import { footnotes } from '../db/schema.ts';
import type { Collection, Columns, Fields } from './collection.ts';
import { collections } from './collections/index.ts';
import { textColumns, selectRows } from './rows.ts';
import { walk } from './walk.ts';

/** References by path in the editor API, with a label for a person: `articles/12`. */
export type Uses = Readonly<Record<string, string>>;

/** The title of a row or an entity. Documents have a code instead of an alias. */
export const titleOf = ({ alias, name }: Collection, row: Columns): string =>
  entityTitle(name, { ...row, alias: row['alias'] ?? row[alias.name] });

const nameOf = (collection: Collection, row: Columns): string => quoted(titleOf(collection, row));

const placeOf = ({ name }: Collection, row: Columns) => `${name}/${String(row['id'])}`;

/** A row by its path, labelled with the names of these fields. */
export function useOf(collection: Collection, row: Columns, paths: readonly string[]): Uses {
  const labels = new Set(paths.map((path) => fieldLabel(collection.fields(row), path)));
  return { [placeOf(collection, row)]: `${nameOf(collection, row)}: ${[...labels].join(', ')}` };
}

/** Rows or entities of a collection, with labels. */
export const namesOf = (collection: Collection, rows: readonly Columns[]): Uses =>
  Object.fromEntries(rows.map((row) => [placeOf(collection, row), nameOf(collection, row)]));

/** Paths of texts that cite footnotes, with the cited codes. */
function citationsIn(fields: Fields): [path: string, codes: string[]][] {
  const found: [string, string[]][] = [];
  walk(fields, (path, _name, value) => {
    const codes = typeof value === 'string' ? footnotesIn(value) : [];
    if (codes.length > 0) found.push([path, codes]);
  });
  return found;
}

/** Fields of a row that cite a footnote. */
function citing(collection: Collection, row: Columns, code: string): string[] {
  const fields = collection.toFields ? collection.toFields(row) : row;
  return citationsIn(fields).flatMap(([path, codes]) => (codes.includes(code) ? [path] : []));
}

/** Texts of all collections that cite a footnote. */
export async function citationsOf(db: Database, code: string): Promise<Uses> {
  const uses: Uses[] = [];
  for (const collection of collections) {
    const columns = textColumns(collection);
    const where = or(
      ...columns.map((column) => sql`${column}::text like ${`%footnote=%${code}%`}`),
    );
    for (const row of await selectRows(db, collection, { where })) {
      const paths = citing(collection, row, code);
      if (paths.length > 0) uses.push(useOf(collection, row, paths));
    }
  }
  return Object.assign({}, ...uses);
}

/** Paths of texts that newly cite footnotes, with the cited codes. */
export function newCitations(
  fields: Fields,
  before: Fields | undefined,
): [path: string, codes: string[]][] {
  const cited = new Set(before ? citationsIn(before).flatMap(([, some]) => some) : []);
  return citationsIn(fields).flatMap(([path, some]): [string, string[]][] => {
    const codes = some.filter((code) => !cited.has(code));
    return codes.length > 0 ? [[path, codes]] : [];
  });
}

/** Newly cited codes that are not footnotes, by field: a cited footnote is never deleted. */
export async function unknownCitations(
  db: Database,
  fields: Fields,
  before: Fields | undefined,
): Promise<Record<string, string>> {
  const citations = newCitations(fields, before);
  const codes = citations.flatMap(([, some]) => some);
  if (codes.length === 0) return {};
  const rows = await db
    .select({ alias: footnotes.alias })
    .from(footnotes)
    .where(inArray(footnotes.alias, codes));
  const known = new Set(rows.map(({ alias }) => alias));
  const faults = citations.flatMap(([path, some]) => {
    const missing = some.filter((code) => !known.has(code));
    return missing.length > 0 ? [[path, `Нет сноски с\u00a0кодом ${missing.join(', ')}`]] : [];
  });
  return Object.fromEntries(faults);
}
