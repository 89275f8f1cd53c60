import { inArray } from 'drizzle-orm';
import * as v from 'valibot';
import * as calls from '../../../contract/calls/content.ts';
import { LIST_PAGES, listPage } from '../../../contract/schemas/list-pages.ts';
import { withValues } from '../../../contract/collections/variables.ts';
import { brandWords, type BrandWords } from '../../brand-words.ts';
import { documents } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { implement } from '../../handler.ts';
import { storedOf, wholeDocument } from '../../stored-document.ts';

/** Title and lead of a list whose items come from a separate table. */
const heading = v.object({ title: v.string(), lead: v.string() });

/** The heading stored under a code. */
export async function readHeading(
  db: Database,
  code: string,
): Promise<v.InferOutput<typeof heading>> {
  return wholeDocument(db, code, heading);
}

/** Titles and leads with the names of the brand filled in. */
const branded = (fields: Readonly<Record<string, unknown>>, names: BrandWords) =>
  Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [
      field,
      typeof text === 'string' ? withValues(text, names) : text,
    ]),
  );

const listPages = implement(calls.listPages, async (_params, { db }) => {
  const rows = await db
    .select()
    .from(documents)
    .where(inArray(documents.code, [...LIST_PAGES]));
  const names = await brandWords(db);
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const items = LIST_PAGES.flatMap((code) => {
    const row = byCode.get(code);
    return row ? [v.parse(listPage, { ...branded(row.data, names), code, ...storedOf(row) })] : [];
  });
  return { items, total: items.length };
});

export const documentHandlers = [
  listPages,
  ...[calls.mainPage, calls.mainCatalog, calls.aboutPage, calls.techPage, calls.forBeginners].map(
    (call) =>
      implement<v.GenericSchema, v.GenericSchema>(call, (_params, { db }) =>
        wholeDocument(db, call.name, call.result),
      ),
  ),
];
