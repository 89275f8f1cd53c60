import { eq, inArray } from 'drizzle-orm';
import * as v from 'valibot';
import * as calls from '../../../contract/calls/content.ts';
import { LIST_PAGES, listPage } from '../../../contract/schemas/list-pages.ts';
import { documents } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../failure.ts';
import { implement } from '../../handler.ts';

const storedOf = ({ updatedAt, revision }: typeof documents.$inferSelect) => ({
  updated_at: updatedAt.toISOString(),
  revision,
});

/**
 * A single document in the contract's shape, with its update time.
 * @param code name of the call whose content it is, such as `main.page`.
 * @throws Failure `not_found`; a document that violates its schema is a server error (500).
 */
async function rawDocument(db: Database, code: string): Promise<Record<string, unknown>> {
  const [row] = await db.select().from(documents).where(eq(documents.code, code));
  if (!row) throw notFound('Содержание');
  return { ...row.data, ...storedOf(row) };
}

/** A complete document. */
export async function wholeDocument<S extends v.GenericSchema>(
  db: Database,
  code: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  return v.parse(schema, await rawDocument(db, code));
}

/** Title and lead of a list whose items come from a separate table. */
const heading = v.object({ title: v.string(), lead: v.string() });

export async function readHeading(
  db: Database,
  code: string,
): Promise<v.InferOutput<typeof heading>> {
  return v.parse(heading, await rawDocument(db, code));
}

const listPages = implement(calls.listPages, async (_params, { db }) => {
  const rows = await db
    .select()
    .from(documents)
    .where(inArray(documents.code, [...LIST_PAGES]));
  const byCode = new Map(rows.map((row) => [row.code, row]));
  const items = LIST_PAGES.flatMap((code) => {
    const row = byCode.get(code);
    return row ? [v.parse(listPage, { ...row.data, code, ...storedOf(row) })] : [];
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
