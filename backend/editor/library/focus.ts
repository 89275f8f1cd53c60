import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Focus } from '../../../contract/fields.ts';
import { libraryFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';

/** The focus of these pictures, where an editor has set one. */
export async function focusesOf(
  db: Database,
  sources: readonly string[],
): Promise<ReadonlyMap<string, Focus>> {
  if (sources.length === 0) return new Map();
  const { src, focus } = libraryFiles;
  const rows = await db
    .select({ src, focus })
    .from(libraryFiles)
    .where(and(inArray(src, [...sources]), isNotNull(focus)));
  return new Map(rows.flatMap((row) => (row.focus ? [[row.src, row.focus]] : [])));
}
