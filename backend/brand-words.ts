/** The names of the brand, for texts that contain them as placeholders in braces. */
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { brandValues, brandVariables } from '../contract/collections/brand.ts';
import { brand } from '../contract/schemas/settings.ts';
import type { Database } from './db/database.ts';
import { documents } from './db/schema.ts';

const stored = v.object({ brand });

/** The fallback: a message has to be sent even when the settings are unusable. */
const OUR_OWN = Object.fromEntries(
  Object.entries(brandVariables).map(([name, { example }]) => [name, example]),
);

export type BrandWords = Readonly<Record<string, string>>;

/** The values of the brand's placeholders: an editor's, or our own while there are no settings. */
export async function brandWords(db: Database): Promise<BrandWords> {
  const [row] = await db.select().from(documents).where(eq(documents.code, 'settings'));
  return row && v.is(stored, row.data) ? brandValues(row.data.brand) : OUR_OWN;
}
