import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import { extract, type Extract } from 'tar-stream';
import { hasCode } from '../../system/error-code.ts';
import { BackupError } from './backup-error.ts';
import {
  CONTENTS_NAME,
  HEADER_NAME,
  readContents,
  readHeader,
  type Contents,
  type Header,
} from './manifest.ts';
import { openWith, SEALED } from './seal.ts';
import { counted } from './write-archive.ts';

/** Receives each file; the reader drains whatever it leaves unread. */
export type Visit = (name: string, stream: Readable, header: Header) => Promise<void>;

/** The magic bytes of a gzip file. */
const COMPRESSED = Buffer.from([0x1f, 0x8b]);

/** @throws BackupError */
async function startOf(path: string): Promise<Buffer> {
  const file = await open(path).catch((error: unknown) => {
    const reason = hasCode(error, 'ENOENT') ? 'does not exist' : 'cannot be read';
    throw new BackupError(`${path} ${reason}.`, { cause: error });
  });
  try {
    const { buffer: start, bytesRead } = await file.read(Buffer.alloc(SEALED.length), 0);
    return start.subarray(0, bytesRead);
  } catch (error) {
    throw new BackupError(`${path} cannot be read.`, { cause: error });
  } finally {
    await file.close();
  }
}

function compare(path: string, seen: Contents['files'], { files }: Contents): void {
  for (const [name, { bytes, sha256 }] of Object.entries(files)) {
    const found = seen[name];
    if (found?.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupError(`${path} is damaged: ${name} is not as it was backed up.`);
    }
  }
}

type Walked = { readonly header: Header | null; readonly contents: Contents | null };

/** Visits each file of a tar. */
async function walk(path: string, files: Extract, visit: Visit) {
  const seen: Contents['files'] = {};
  let walked: Walked = { header: null, contents: null };
  for await (const entry of files) {
    const { name } = entry.header;
    if (walked.header === null) {
      if (name !== HEADER_NAME) throw new BackupError(`${path} is not a backup of this product.`);
      walked = { ...walked, header: readHeader(await text(entry), path) };
    } else if (name === CONTENTS_NAME) {
      walked = { ...walked, contents: readContents(await text(entry), path) };
    } else {
      const { stream, found } = counted();
      const passed = pipeline(entry, stream);
      // The visitor's error is the one to report.
      passed.catch(() => {});
      await visit(name, stream, walked.header);
      stream.resume();
      await passed;
      seen[name] = found();
    }
  }
  return { ...walked, seen };
}

/**
 * Reads a whole backup and verifies every file against its checksum.
 * @param visit receives each file before it is verified: undo its effects when this throws.
 * @throws BackupError, and whatever `visit` throws.
 */
export async function readArchive(
  path: string,
  key: string | undefined,
  visit: Visit = async () => {},
): Promise<{ header: Header; files: number; bytes: number }> {
  const start = await startOf(path);
  const isSealed = start.toString('latin1') === SEALED;
  if (!isSealed && !start.subarray(0, 2).equals(COMPRESSED)) {
    throw new BackupError(`${path} is not a backup.`);
  }
  const tar = extract();
  const file = createReadStream(path);
  const arrived = isSealed
    ? pipeline(file, openWith(key, path), createGunzip(), tar)
    : pipeline(file, createGunzip(), tar);
  let visited: { error: unknown } | null = null;
  const watched: Visit = async (...given) => {
    try {
      await visit(...given);
    } catch (error) {
      visited = { error };
      throw error;
    }
  };
  const [end, walked] = await Promise.allSettled([arrived, walk(path, tar, watched)]);
  if (visited) throw (visited as { error: unknown }).error;
  const failures = [end, walked].flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  const told = failures.find((error) => error instanceof BackupError);
  if (told) throw told;
  if (walked.status === 'rejected' || failures.length > 0) {
    throw new BackupError(`${path} is damaged or cut off.`, { cause: failures[0] });
  }
  const { header, contents, seen } = walked.value;
  if (!header) throw new BackupError(`${path} is not a backup of this product.`);
  if (!contents) throw new BackupError(`${path} is cut off: its list of contents is missing.`);
  compare(path, seen, contents);
  const all = Object.values(seen);
  return { header, files: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}
