import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { libraryFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { invalid } from '../faults.ts';
import { holdContent, type Saving } from '../save.ts';
import { changeDrafts, holdDrafts } from './change-drafts.ts';
import { changeEntities } from './change-entities.ts';
import { fileRow, type FileRow } from './files.ts';

type About = Pick<FileRow, 'title' | 'alt' | 'focus'>;

/**
 * Replaces the library's description of a file, in the caller's transaction. Entities store the focus
 * of their pictures, so a changed focus is an edit of all of them.
 * @throws Failure `not_found`, `invalid`.
 */
export async function describeFile(
  tx: Database,
  id: number,
  about: About,
  saving: Saving,
): Promise<FileRow> {
  await holdDrafts(tx);
  await holdContent(tx);
  const row = await fileRow(tx, id);
  const { title, alt, focus, src, kind } = row;
  if (kind === 'pdf' && about.focus) {
    throw invalid({ focus: 'Точка внимания бывает только у\u00a0картинки' });
  }
  if (isDeepStrictEqual(about, { title, alt, focus })) return row;
  const [changed] = await tx
    .update(libraryFiles)
    .set({ ...about, changedAt: saving.now })
    .where(eq(libraryFiles.id, id))
    .returning();
  if (!isDeepStrictEqual(about.focus, focus)) {
    const entities = await changeEntities(tx, src, src, saving);
    await changeDrafts(tx, { from: src, to: src, entities, now: saving.now });
  }
  return changed ?? row;
}
