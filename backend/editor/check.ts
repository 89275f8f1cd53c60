import * as v from 'valibot';
import { cleanHtml } from '../../src/rich-text/clean-html.ts';
import { mapMarked } from '../../src/rich-text/marked-fields.ts';
import type { Database } from '../db/database.ts';
import type { Collection, Columns, Fields } from './collection.ts';
import { faultsOf, invalid } from './faults.ts';
import { missingAliases, missingIds } from './rows.ts';
import { walk } from './walk.ts';

/**
 * Addresses that a link or button may lead to. Browsers read a backslash as a slash and ignore
 * tabs, so after a leading slash either would point to another site.
 */
const SAFE_ADDRESS = /^(?:\/(?!\/)|https?:\/\/|mailto:|tel:|#)[^\\\p{Cc}]*$/iu;

/** Fields that hold such an address. */
const ADDRESS_NAMES = new Set(['url', 'redirect']);

/**
 * Faults the schemas do not detect: numbers JSON cannot represent, and addresses that run a script.
 */
function hiddenFaults(fields: Fields): Record<string, string> {
  const faults: Record<string, string> = {};
  walk(fields, (path, name, value) => {
    if (typeof value === 'number' && !Number.isFinite(value)) faults[path] = 'Нужно обычное число';
    if (ADDRESS_NAMES.has(name) && typeof value === 'string' && !SAFE_ADDRESS.test(value)) {
      faults[path] = 'Нужен адрес страницы сайта или полный адрес с\u00a0https://';
    }
  });
  return faults;
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
  const parsed = v.safeParse(schema, given);
  if (!parsed.success) throw invalid(faultsOf(parsed.issues));
  const faults = hiddenFaults(parsed.output);
  if (Object.keys(faults).length > 0) throw invalid(faults);
  const cleaned = mapMarked(schema, parsed.output, (format, value) =>
    format === 'html' ? cleanHtml(v.parse(v.string(), value)) : value,
  );
  // Text that sanitising leaves empty is missing.
  const again = v.safeParse(schema, cleaned);
  if (!again.success) throw invalid(faultsOf(again.issues));
  return again.output;
}

const listed = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const isMissing = (missing: readonly (number | string)[]) => `Такого нет: ${missing.join(', ')}`;

/** Fields with a newly added alias of an entity that does not exist. */
export async function checkAliasLists(
  db: Database,
  { aliasLists = {} }: Collection,
  fields: Fields,
  before: Fields | undefined,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const [field, table] of Object.entries(aliasLists)) {
    const known = listed(before?.[field]);
    const added = listed(fields[field]).filter((alias) => !known.includes(alias));
    const missing = await missingAliases(db, table, added);
    if (missing.length > 0) faults[field] = isMissing(missing);
  }
  return faults;
}

/** Fields that reference an entity that does not exist. */
export async function checkReferences(
  db: Database,
  { references = {} }: Collection,
  fields: Fields,
): Promise<Record<string, string>> {
  const faults: Record<string, string> = {};
  for (const [field, table] of Object.entries(references)) {
    const given = fields[field];
    const ids = (Array.isArray(given) ? given : [given]).filter((id) => typeof id === 'number');
    const missing = await missingIds(db, table, ids);
    if (missing.length > 0) faults[field] = isMissing(missing);
  }
  return faults;
}
