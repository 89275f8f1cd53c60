import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buffer } from 'node:stream/consumers';
import { typeOfMedia } from '../media-store/names.ts';
import type { MediaStore } from '../media-store/store.ts';
import { KEPT_SECRETS } from '../secret.ts';
import { BackupError } from './backup-error.ts';
import type { Visit } from './read-archive.ts';

/** Valid paths of a database's files: none of them leaves its directory. */
const OF_DATABASE = /^database(?:\.dump|(?:\/\.?[\w-][\w.-]*)+\/?)$/;

async function write(path: string, stream: Readable): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
}

/**
 * Unpacks the files of a backup: the database and the secrets to the stage, media into their store.
 * Adding media is harmless: each name belongs to one content.
 */
export function unpackTo(stage: string, media: MediaStore): Visit {
  return async (name, stream) => {
    const [kind, rest = ''] = name.split(/\/(.*)/s);
    if (OF_DATABASE.test(name)) {
      if (name.endsWith('/')) await mkdir(join(stage, name), { recursive: true, mode: 0o700 });
      else await write(join(stage, name), stream);
    } else if (kind === 'media' && typeOfMedia(rest)) {
      const data = await buffer(stream);
      if (!(await media.stat(rest))) await media.put(rest, data);
    } else if (kind === 'secrets' && KEPT_SECRETS.some((secret) => secret === rest)) {
      await write(join(stage, name), stream);
    } else {
      throw new BackupError(`The backup has a file of a strange name: ${name}.`);
    }
  };
}
