import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { flushed } from './disk.ts';
import { noteLate } from './durable-note.ts';
import type { Places, Pointer } from './manifest.ts';

/** Milliseconds reserved for readers, who request a new release immediately. */
const READERS_FIRST = 25;

/**
 * Flushes releases that readers already see to the disk. A disk takes some milliseconds for that, and
 * occasionally half a second: the next release does not wait, and releases that arrive meanwhile are flushed
 * together.
 */
export class Flushing {
  readonly #places: Places;
  #waiting: { readonly files: readonly string[]; readonly pointer: Pointer } | null = null;
  #running: Promise<void> | null = null;
  #durable = 0;
  #hasFailed = false;

  constructor(places: Places) {
    this.#places = places;
  }

  /** Number of the release that would survive a power loss; 0 before the first. */
  get durable(): number {
    return this.#durable;
  }

  /** Whether a flush failed: the store must be read again. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Records which release is on the disk with all of its files. */
  note({ number }: Pointer): void {
    this.#durable = number;
    this.#hasFailed = false;
  }

  /**
   * Starts a flush once readers have had their turn, or after the current one. @param files of a
   * release.
   */
  add(files: readonly string[], pointer: Pointer): void {
    this.#waiting = { files: [...(this.#waiting?.files ?? []), ...files], pointer };
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    try {
      while (this.#waiting) {
        await pause(READERS_FIRST);
        const now = this.#waiting;
        this.#waiting = null;
        await flushed(now.files, this.#places.releases);
        this.note(await noteLate(this.#places, now.pointer));
      }
    } catch {
      this.#waiting = null;
      this.#hasFailed = true;
      await writeFile(this.#places.unswept, '').catch(() => {});
    } finally {
      this.#running = null;
    }
  }

  /** Waits until no flush is running. */
  async settled(): Promise<void> {
    await this.#running;
  }
}
