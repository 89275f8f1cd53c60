import { entityTables } from '../db/content-tables.ts';
import { documents } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

/**
 * Whether there is any content yet. Separate from the seed, which a backend with content never
 * loads.
 */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(documents)) === 0;
}

/**
 * Whether there is no entity of any kind. Editors may create shops or articles before the documents that
 * a build needs, and a seed would remove those as well.
 */
export async function isUntouched(db: Database): Promise<boolean> {
  for (const table of entityTables) if ((await db.$count(table)) > 0) return false;
  return true;
}
