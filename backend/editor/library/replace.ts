import { eq } from 'drizzle-orm';
import { libraryFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { holdContent, type Saving } from '../save.ts';
import { refusedFile } from '../sent-file.ts';
import { changeDrafts, holdDrafts } from './change-drafts.ts';
import { changeEntities } from './change-entities.ts';
import { fileRow, type FileRow, type Stored } from './files.ts';

/**
 * Replaces a file with another one of the same kind, under its id and wherever it is shown, in the
 * caller's transaction. The address changes, because browsers and builds cache by it.
 * @throws Failure `not_found`, `invalid`.
 */
export async function replaceFile(
  tx: Database,
  id: number,
  stored: Stored,
  saving: Saving,
): Promise<FileRow> {
  await holdDrafts(tx);
  await holdContent(tx);
  const before = await fileRow(tx, id);
  const { src: from } = before;
  const { src: to } = stored;
  if (from === to) return before;
  const [same] = await tx.select().from(libraryFiles).where(eq(libraryFiles.src, to));
  if (same) throw refusedFile(`Такой файл в\u00a0библиотеке уже есть, его номер\u00a0— ${same.id}`);
  const [row] = await tx
    .update(libraryFiles)
    .set({ ...stored, name: stored.name || before.name, changedAt: saving.now })
    .where(eq(libraryFiles.id, id))
    .returning();
  const entities = await changeEntities(tx, from, to, saving);
  await changeDrafts(tx, { from, to, entities, now: saving.now });
  return row ?? before;
}
