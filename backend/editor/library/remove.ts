import { eq } from 'drizzle-orm';
import { libraryFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { holdContent } from '../save.ts';
import { fileRow, type FileRow } from './files.ts';
import { inUse } from './in-use.ts';
import { usesOf } from './uses.ts';

/**
 * Removes a file from the library. The sweeper deletes it from the disk unless history refers to it.
 * @throws Failure `not_found`, `in_use`.
 */
export async function removeFile(tx: Database, id: number): Promise<FileRow> {
  // The lock prevents new uses meanwhile.
  await holdContent(tx);
  const row = await fileRow(tx, id);
  const uses = await usesOf(tx, row.src);
  if (uses.length > 0) throw inUse(`Удалить нельзя: файл показывают (${uses.length})`, uses);
  await tx.delete(libraryFiles).where(eq(libraryFiles.id, id));
  return row;
}
