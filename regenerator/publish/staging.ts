import { execFile } from 'node:child_process';
import * as fs from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { entryOf, type FileEntry, type Places } from './manifest.ts';

const run = promisify(execFile);

/** From here on one flush of the whole file system costs less than one for each file. */
const MANY = 256;

const sync = promisify(fs.fsync);

/** Makes sure that a file, or the names in a directory, outlive a loss of power. */
async function toDisk(path: string): Promise<void> {
  const file = fs.openSync(path, 'r');
  try {
    await sync(file);
  } finally {
    fs.closeSync(file);
  }
}

/**
 * Files on their way into the store. A name appears with all of its bytes, and everything a release
 * is made of is on the disk before the release becomes the site. What is quick is done without
 * waiting: a trip through the thread pool costs more than the work.
 */
export class Staging {
  readonly #places: Places;
  readonly #waiting: { readonly from: string; readonly to: string }[] = [];
  readonly #hashes = new Set<string>();
  #made = 0;

  constructor(places: Places) {
    this.#places = places;
    fs.mkdirSync(places.staging, { recursive: true });
  }

  #next(): string {
    this.#made += 1;
    return join(this.#places.staging, String(this.#made));
  }

  /**
   * Takes a copy of a file. It is the copy that is hashed: Gatsby may write into the file meanwhile.
   * @param isStored whether the store has this content already.
   */
  copy(source: string, isStored: (sha256: string) => boolean): FileEntry {
    const from = this.#next();
    fs.copyFileSync(source, from, fs.constants.COPYFILE_FICLONE);
    const entry = entryOf(fs.readFileSync(from));
    if (isStored(entry.sha256) || this.#hashes.has(entry.sha256)) fs.unlinkSync(from);
    else this.#waiting.push({ from, to: this.#places.object(entry.sha256) });
    this.#hashes.add(entry.sha256);
    return entry;
  }

  /** Takes bytes in. */
  add(bytes: Buffer, isStored: (sha256: string) => boolean): FileEntry {
    const entry = entryOf(bytes);
    const { sha256 } = entry;
    if (!isStored(sha256) && !this.#hashes.has(sha256)) {
      this.write(bytes, this.#places.object(sha256));
      this.#hashes.add(sha256);
    }
    return entry;
  }

  write(bytes: Uint8Array | string, to: string): void {
    const from = this.#next();
    fs.writeFileSync(from, bytes);
    this.#waiting.push({ from, to });
  }

  /**
   * Gives everything its name, waits for the disk, then swaps in the pointer: that rename is the
   * moment at which a release becomes the site.
   */
  async commit(pointer: string): Promise<void> {
    const next = this.#next();
    fs.writeFileSync(next, pointer);
    for (const { from, to } of this.#waiting) fs.renameSync(from, to);
    await this.#flush([...this.#waiting.map(({ to }) => to), next]);
    fs.renameSync(next, this.#places.current);
    await toDisk(dirname(this.#places.current));
  }

  async #flush(files: readonly string[]): Promise<void> {
    if (files.length > MANY) {
      const all = run('sync', ['-f', this.#places.staging]);
      // Where there is no such command, each file is asked for.
      if (await all.then(Boolean, () => false)) return;
    }
    await Promise.all([...files, ...new Set(files.map((file) => dirname(file)))].map(toDisk));
  }

  /** Removes what did not get its name. */
  discard(): void {
    fs.rmSync(this.#places.staging, { recursive: true, force: true });
  }
}
