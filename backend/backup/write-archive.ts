import { createHash } from 'node:crypto';
import { Readable, Transform, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as newPack, type Pack } from 'tar-stream';
import { CONTENTS_NAME, HEADER_NAME, type Contents, type Header } from './manifest.ts';
import { sealWith } from './seal.ts';

/** The fastest level: most of a backup is already compressed, and most of the rest is zeros. */
const LEVEL = 1;

/** A file of a backup. */
export type Entry = {
  readonly name: string;
  readonly bytes: number;
  readonly open: () => Readable;
};

/** An entry with the given text. */
export const textEntry = (name: string, text: string): Entry => {
  const data = Buffer.from(text);
  return { name, bytes: data.byteLength, open: () => Readable.from([data]) };
};

/** A pass-through stream that counts and hashes its bytes. */
export function counted() {
  const hash = createHash('sha256');
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      done(null, chunk);
    },
  });
  return { stream, found: () => ({ bytes, sha256: hash.digest('hex') }) };
}

async function add(pack: Pack, { name, bytes, open }: Entry) {
  const { stream, found } = counted();
  if (name.endsWith('/')) {
    pack.entry({ name, type: 'directory', mode: 0o700 });
    return found();
  }
  // Files that are extracted by hand are readable by their owner only.
  const place = pack.entry({ name, size: bytes, mode: 0o600, mtime: new Date() });
  await pipeline(open(), stream, place);
  return found();
}

/**
 * Writes a backup: a compressed tar, encrypted when there is a key.
 * @returns the size of its contents.
 * @throws whatever reading the entries or writing to the sink throws.
 */
export async function writeArchive(
  sink: Writable,
  header: Header,
  entries: AsyncIterable<Entry>,
  key?: string,
): Promise<{ files: number; bytes: number }> {
  const pack = newPack();
  const files: Contents['files'] = {};

  async function fill(): Promise<void> {
    await add(pack, textEntry(HEADER_NAME, JSON.stringify(header)));
    for await (const entry of entries) files[entry.name] = await add(pack, entry);
    await add(pack, textEntry(CONTENTS_NAME, JSON.stringify({ files } satisfies Contents)));
    pack.finalize();
  }

  const written = key
    ? pipeline(pack, createGzip({ level: LEVEL }), sealWith(key), sink)
    : pipeline(pack, createGzip({ level: LEVEL }), sink);
  const filled = fill().catch((error: unknown) => {
    pack.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  const [end] = await Promise.allSettled([written, filled]);
  // A full disk also ends the reading side: report the sink's error.
  if (end.status === 'rejected') throw end.reason;
  await filled;
  const all = Object.values(files);
  return { files: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
}
