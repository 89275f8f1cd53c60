import { eq } from 'drizzle-orm';
import { libraryFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { holdContent, type Saving } from '../save.ts';
import { refusedFile } from '../sent-file.ts';
import { changeDrafts } from './change-drafts.ts';
import { changeEntities } from './change-entities.ts';
import { fileRow, type FileRow, type Stored } from './files.ts';

/**
 * Puts another file in the place of one, in the caller's transaction: under its id, and wherever it
 * is shown. It is of the same kind. The address becomes another one, because browsers and builds keep what is at an address.
 * @throws Failure `not_found`, `invalid`.
 */
export async function replaceFile(
  tx: Database,
  id: number,
  stored: Stored,
  saving: Saving,
): Promise<FileRow> {
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
