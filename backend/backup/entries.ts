/** The files of a backup, one after the other: the database, then media and secrets. */
import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { readSizedPicture } from '../../src/config/sized-picture.ts';
import { typeOfMedia } from '../media-store/names.ts';
import type { MediaStore } from '../media-store/store.ts';
import { KEPT_SECRETS } from '../secret.ts';
import type { Entry } from './write-archive.ts';

const fileEntry = async (name: string, path: string): Promise<Entry> => ({
  name,
  bytes: (await stat(path)).size,
  open: () => createReadStream(path),
});

/** A copied database: its directory, or the single file written by `pg_dump`. */
export async function* databaseEntries(copy: string): AsyncGenerator<Entry> {
  if ((await stat(copy)).isFile()) {
    yield await fileEntry('database.dump', copy);
    return;
  }
  const files = await readdir(copy, { recursive: true, withFileTypes: true });
  for (const file of files) {
    const path = join(file.parentPath, file.name);
    const name = ['database', ...relative(copy, path).split(sep)].join('/');
    // PostgreSQL needs its empty directories.
    if (file.isDirectory()) yield { name: `${name}/`, bytes: 0, open: () => Readable.from([]) };
    else if (file.isFile()) yield await fileEntry(name, path);
  }
}

/** Originals and PDFs; sized pictures are made of them again. @throws MediaStoreError */
export async function* mediaEntries(media: MediaStore): AsyncGenerator<Entry> {
  for await (const { name } of media.list()) {
    if (!typeOfMedia(name) || readSizedPicture(name)) continue;
    const data = await media.read(name);
    // Removed since it was listed, so nothing refers to it.
    if (!data) continue;
    yield {
      name: `media/${name}`,
      bytes: data.byteLength,
      open: () => Readable.from([Buffer.from(data)]),
    };
  }
}

/** The secrets that a demonstration generates and keeps next to its data. */
export async function* secretEntries(dataDir: string): AsyncGenerator<Entry> {
  for (const name of KEPT_SECRETS) {
    const path = join(dataDir, name);
    const isThere = await stat(path).then(
      () => true,
      () => false,
    );
    if (isThere) yield await fileEntry(`secrets/${name}`, path);
  }
}
