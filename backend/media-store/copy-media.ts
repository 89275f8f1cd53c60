import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { readSizedPicture } from '../../src/config/sized-picture.ts';
import { typeOfMedia } from './names.ts';
import type { MediaStore } from './store.ts';

/** Concurrent copies: each file is in memory as a whole. */
const AT_ONCE = 4;

const HASHED = /^upload-([0-9a-f]{32})\./;

/** Whether a file's content matches the hash in its name; names of drawn pictures contain no such hash. */
function fitsItsName(name: string, data: Uint8Array): boolean {
  const [, hash] = HASHED.exec(name) ?? [];
  return !hash || createHash('sha256').update(data).digest('hex').startsWith(hash);
}

export type Copied = {
  readonly copied: number;
  /** The number of files that an earlier run had copied. */
  readonly present: number;
  /** Names of files that are damaged in the source; they are not copied. */
  readonly damaged: readonly string[];
};

const isSame = (one: Uint8Array | null, other: Uint8Array) =>
  one !== null && Buffer.compare(one, other) === 0;

/**
 * Copies all originals and PDFs to another store; sized pictures are made there when they are requested. Existing
 * files are compared and not copied again, so a run resumes an interrupted one.
 * @param progress receives the number of finished files.
 * @throws MediaStoreError, and Error when a copy cannot be read back as it was written.
 */
export async function copyMedia(
  from: MediaStore,
  to: MediaStore,
  progress: (done: number, total: number) => void = () => {},
): Promise<Copied> {
  const names: string[] = [];
  for await (const { name } of from.list()) {
    if (typeOfMedia(name) && !readSizedPicture(name)) names.push(name);
  }
  const there = new Map<string, number>();
  for await (const { name, bytes } of to.list()) there.set(name, bytes);
  const result = { copied: 0, present: 0, damaged: [] as string[] };
  let done = 0;

  async function copy(name: string): Promise<void> {
    const data = await from.read(name);
    // Removed since it was listed.
    if (!data) return;
    if (!fitsItsName(name, data)) {
      result.damaged.push(name);
    } else if (there.get(name) === data.byteLength && isSame(await to.read(name), data)) {
      result.present += 1;
    } else {
      // The existing file is incomplete: remove it, as storing the same name only renews its age.
      if (there.has(name)) await to.remove(name);
      await to.put(name, data);
      if (!isSame(await to.read(name), data)) {
        throw new Error(`${name} is not in ${to.place} as it was copied there.`);
      }
      result.copied += 1;
    }
  }

  const limit = pLimit(AT_ONCE);
  await limit.map(names, async (name) => {
    await copy(name);
    done += 1;
    progress(done, names.length);
  });
  return result;
}
