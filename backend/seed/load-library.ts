import { basename } from 'node:path';
import { and, isNull, notInArray } from 'drizzle-orm';
import type { Picture } from '../../contract/fields.ts';
import { libraryFiles } from '../db/schema.ts';
import type { Database } from '../db/database.ts';
import type { MediaStore } from '../media-store/store.ts';

/**
 * Adds the drawn pictures to the library and removes those of an earlier seed. Editors' uploads stay.
 */
export async function loadLibrary(
  db: Database,
  pictures: readonly Picture[],
  media: MediaStore,
): Promise<void> {
  const sources = pictures.map(({ src }) => src);
  await db
    .delete(libraryFiles)
    .where(and(isNull(libraryFiles.uploadedBy), notInArray(libraryFiles.src, sources)));
  const now = new Date();
  const rows = await Promise.all(
    pictures.map(async (picture) => {
      const name = basename(picture.src);
      const bytes = (await media.stat(name))?.bytes ?? 0;
      return { ...picture, kind: 'picture' as const, name, bytes, uploadedAt: now, changedAt: now };
    }),
  );
  await db.insert(libraryFiles).values(rows).onConflictDoNothing({ target: libraryFiles.src });
}
