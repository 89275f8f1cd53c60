import * as v from 'valibot';
import type { Fields as FieldsOf } from '../../contract/collections/field.ts';
import { shownEntity } from '../../contract/schemas/editor.ts';
import { cleanHtml } from '../../src/rich-text/clean-html.ts';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import { isBlank } from '../../src/rich-text/plain-text.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Columns, Fields } from './collection.ts';
import { tellingDrafts } from './drafts/named.ts';
import { checkInput, invalid, readInput } from './faults.ts';
import { missingFault } from './removal/missing-fault.ts';
import { missingAliases, missingIds } from './rows.ts';
import { isTakenBySite } from './site-addresses.ts';

/** Fields that responses add to an entity; an editor may send them back. */
const READ_ONLY: ReadonlySet<string> = new Set(Object.keys(shownEntity.entries));

/** The input without those fields. */
function ownFields(given: unknown, names: readonly string[]): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const own = Object.entries(given).filter(
    ([name]) => names.includes(name) || !READ_ONLY.has(name),
  );
  return Object.fromEntries(own);
}

/** Aliases that the site itself uses for a page of that kind. */
function takenAliases(described: FieldsOf, fields: Fields): Record<string, string> {
  const taken = Object.entries(described).filter(
    ([name, field]) =>
      field.kind === 'alias' && field.page && isTakenBySite(field.page, String(fields[name])),
  );
  return Object.fromEntries(taken.map(([name]) => [name, 'Этот адрес занят самим сайтом']));
}

function keptOf(html: string): string {
  const kept = cleanHtml(html);
  return isBlank(kept) ? '' : kept;
}

/**
 * Validates an editor's input and returns it as it is stored, with sanitised rich text.
 * @param columns the row it replaces; null for a new one.
 * @throws Failure `invalid`.
 */
export function checkFields(
  collection: Collection,
  given: unknown,
  columns: Columns | null,
): Fields {
  const schema = collection.schema(columns);
  const described = collection.fields(columns);
  const own = ownFields(given, Object.keys(described));
  const read = readInput(schema, own);
  if (read.faults !== null) throw invalid(tellingDrafts(own, read.faults));
  const parsed = read.output;
  const taken = takenAliases(described, parsed);
  if (Object.keys(taken).length > 0) throw invalid(taken);
  const cleaned = mapMarked(schema, parsed, (format, value) =>
    format === 'html' ? keptOf(v.parse(v.string(), value)) : value,
  );
  // Text that sanitising leaves blank is missing.
  return checkInput(schema, cleaned);
}

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** Aliases that lists of other entities gain, by field. */
export function addedAliases(
  { aliasLists = {} }: Collection,
  fields: Fields,
  before: Fields | undefined,
): [field: string, aliases: string[]][] {
  return Object.keys(aliasLists).flatMap((field): [string, string[]][] => {
    const known = listed(before?.[field]);
    const added = listed(fields[field]).filter((alias) => !known.includes(alias));
    return added.length > 0 ? [[field, added]] : [];
  });
}

/** Fields with a newly added alias of an entity that does not exist. */
export async function checkAliasLists(
  db: Database,
  collection: Collection,
  fields: Fields,
  before: Fields | undefined,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const [field, added] of addedAliases(collection, fields, before)) {
    const table = collection.aliasLists?.[field];
    const missing = table ? await missingAliases(db, table, added) : [];
    if (missing.length > 0) faults[field] = await missingFault(db, collection, field, missing);
  }
  return faults;
}

const idsIn = (given: unknown): number[] =>
  (Array.isArray(given) ? given : [given]).filter((id) => typeof id === 'number');

/**
 * Fields that newly reference an entity that does not exist: foreign keys protect the existing
 * references.
 */
export async function checkReferences(
  db: Database,
  collection: Collection,
  fields: Fields,
  before: Fields | undefined,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const [field, table] of Object.entries(collection.references ?? {})) {
    const known = new Set(idsIn(before?.[field]));
    const added = idsIn(fields[field]).filter((id) => !known.has(id));
    const missing = await missingIds(db, table, added);
    if (missing.length > 0) faults[field] = await missingFault(db, collection, field, missing);
  }
  return faults;
}
