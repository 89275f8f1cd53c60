/** Documents that exist once, such as the content of a page or the rules of points. */
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './db/database.ts';
import { documents } from './db/schema.ts';
import { notFound } from './failure.ts';

/** Update time and revision of a document, as calls return them. */
export const storedOf = ({
  updatedAt,
  revision,
}: Pick<typeof documents.$inferSelect, 'updatedAt' | 'revision'>) => ({
  updated_at: updatedAt.toISOString(),
  revision,
});

/**
 * A single document in the contract's shape, with its update time.
 * @param code name of the call whose content it is, such as `main.page`.
 * @throws Failure `not_found`; a document that violates its schema is a server error (500).
 */
export async function wholeDocument<S extends v.GenericSchema>(
  db: Database,
  code: string,
  schema: S,
): Promise<v.InferOutput<S>> {
  const [row] = await db.select().from(documents).where(eq(documents.code, code));
  if (!row) throw notFound('Содержание');
  return v.parse(schema, { ...row.data, ...storedOf(row) });
}
