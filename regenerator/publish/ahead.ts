import * as fs from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../../system/error-code.ts';
import type { StoredBytes } from './file-content.ts';
import type { Places } from './manifest.ts';

/** A leftover file does no harm: the next process that reads the store removes it. */
function remove(file: string): void {
  try {
    fs.unlinkSync(file);
  } catch {
    // The directory may not exist.
  }
}

/**
 * Files written before it is known whether a release will contain them, while their writer waits
 * for something else. They are stored next to the store; a release renames them instead of writing
 * them. A failure here loses nothing: the publisher has the bytes.
 */
export class Ahead {
  readonly #places: Places;
  readonly #files = new Map<string, string>();
  #made = 0;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Creates the directory if necessary: any process that reads the store removes it. */
  #write(file: string, bytes: Uint8Array): void {
    try {
      fs.writeFileSync(file, bytes);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      fs.mkdirSync(this.#places.ahead, { recursive: true });
      fs.writeFileSync(file, bytes);
    }
  }

  put({ stored, entry: { sha256 } }: StoredBytes): void {
    if (this.#files.has(sha256)) return;
    this.#made += 1;
    // Another process may have its own files there.
    const file = join(this.#places.ahead, `${process.pid}-${this.#made}`);
    try {
      this.#write(file, stored);
      this.#files.set(sha256, file);
    } catch {
      remove(file);
    }
  }

  /**
   * Moves a file to its place in the store.
   * @returns whether it was there; a process that opened the store after a crash may have removed
   * it.
   */
  moveTo(to: string, sha256: string): boolean {
    const from = this.#files.get(sha256);
    if (from === undefined) return false;
    try {
      fs.renameSync(from, to);
      this.#files.delete(sha256);
      return true;
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
      return false;
    }
  }

  /** Removes files that no release contained. */
  clear(): void {
    for (const file of this.#files.values()) remove(file);
    this.#files.clear();
  }
}
