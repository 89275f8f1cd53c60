import * as fs from 'node:fs';
import { join } from 'node:path';
import { BOOT } from '../../system/process-identity.ts';
import type { Ahead } from './ahead.ts';
import { flushed } from './disk.ts';
import { note } from './durable-note.ts';
import { hasCode } from '../../system/error-code.ts';
import type { StoredBytes } from './file-content.ts';
import { entryOf, type FileEntry, type Places, type Pointer } from './manifest.ts';

/**
 * Files on their way into the store. A name is not read before a release contains it, and by then
 * all of its bytes are there. Quick work is synchronous: a trip through the thread pool costs more
 * than the work.
 */
export class Staging {
  readonly #places: Places;
  readonly #ahead: Ahead;
  /** Files that are renamed with the release. */
  readonly #waiting: { readonly from: string; readonly to: string }[] = [];
  /** Files that already have their final names. */
  readonly #written: string[] = [];
  readonly #hashes = new Set<string>();
  #made = 0;
  /** From here on a release may name the files, whatever else fails. */
  #isCommitted = false;

  /** @param ahead what is already written. */
  constructor(places: Places, ahead: Ahead) {
    this.#places = places;
    this.#ahead = ahead;
    fs.mkdirSync(places.staging, { recursive: true });
  }

  #next(): string {
    this.#made += 1;
    return join(this.#places.staging, String(this.#made));
  }

  /**
   * Copies a file. The copy is hashed, because Gatsby may write to the file meanwhile.
   * @param isStored whether the store already has this content.
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

  /** Adds bytes. */
  add({ stored, entry }: StoredBytes, isStored: (sha256: string) => boolean): FileEntry {
    const { sha256 } = entry;
    if (!isStored(sha256) && !this.#hashes.has(sha256)) {
      const to = this.#places.object(sha256);
      if (this.#ahead.moveTo(to, sha256)) this.#written.push(to);
      else this.write(stored, to);
      this.#hashes.add(sha256);
    }
    return entry;
  }

  write(bytes: Uint8Array | string, to: string): void {
    try {
      this.#written.push(to);
      fs.writeFileSync(to, bytes, { flag: 'wx' });
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
      // A crash or an unfinished sweep has left it, and a reader may still have it open.
      this.#written.pop();
      const from = this.#next();
      fs.writeFileSync(from, bytes);
      this.#waiting.push({ from, to });
    }
  }

  #putNames(): void {
    this.#isCommitted = true;
    for (const { from, to } of this.#waiting) fs.renameSync(from, to);
  }

  /** Replaces a small file atomically: readers get the old or the new content. */
  #swap(pointer: Pointer): void {
    const next = this.#next();
    fs.writeFileSync(next, JSON.stringify(pointer));
    fs.renameSync(next, this.#places.current);
  }

  /** Everything that the release has written. */
  get #files(): readonly string[] {
    return [...this.#written, ...this.#waiting.map(({ to }) => to)];
  }

  /**
   * Renames everything, waits for the disk, then replaces the pointer: that rename is the moment
   * when a release becomes the site.
   */
  async commit(pointer: Pointer): Promise<void> {
    this.#putNames();
    await flushed(this.#files, this.#places.staging);
    await note(this.#places, pointer);
    this.#swap(pointer);
  }

  /**
   * The same without waiting for the disk: until it is flushed, the release is valid for this boot
   * of the machine only, and after a power loss the last durable one is served.
   * @returns the files that still have to be flushed.
   */
  commitAtOnce(pointer: Pointer): readonly string[] {
    this.#putNames();
    this.#swap({ ...pointer, boot: BOOT });
    return this.#files;
  }

  /** Removes everything that was not renamed. */
  discard(): void {
    fs.rmSync(this.#places.staging, { recursive: true, force: true });
    if (this.#isCommitted) return;
    for (const file of this.#written) fs.rmSync(file, { force: true });
  }
}
