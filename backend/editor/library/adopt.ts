import { extname } from 'node:path';
import { like } from 'drizzle-orm';
import { libraryFiles } from '../../db/schema.ts';
import type { Database } from '../../db/database.ts';
import { sizeOfStored } from '../pictures.ts';
import type { MediaStore } from '../../media-store/store.ts';

const UPLOAD = /^upload-[0-9a-f]{32}\.(?:png|jpg|webp|avif|pdf)$/;

/**
 * Adds files that were uploaded before there was a library. Runs once: a file that is missing from the
 * library later was removed from it, and waits for the sweeper.
 */
export async function adoptUploads(db: Database, media: MediaStore): Promise<void> {
  const isFirst = (await db.$count(libraryFiles, like(libraryFiles.src, '/media/upload-%'))) === 0;
  if (!isFirst) return;
  for await (const { name, bytes, at } of media.list()) {
    if (!UPLOAD.test(name)) continue;
    const src = `/media/${name}`;
    const kind = extname(name) === '.pdf' ? 'pdf' : 'picture';
    const size = kind === 'pdf' ? { width: null, height: null } : await sizeOfStored(media, src);
    if (!size) continue;
    await db
      .insert(libraryFiles)
      .values({ kind, src, name, bytes, ...size, uploadedAt: at, changedAt: at })
      .onConflictDoNothing({ target: libraryFiles.src });
  }
}
