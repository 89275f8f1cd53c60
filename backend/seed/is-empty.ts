import { documents } from '../db/schema.ts';
import type { Database } from '../db/database.ts';

/**
 * Whether there is any content yet. Separate from the seed, which a backend with content never
 * loads.
 */
export async function isEmpty(db: Database): Promise<boolean> {
  return (await db.$count(documents)) === 0;
}
