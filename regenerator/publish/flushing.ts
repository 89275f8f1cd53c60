import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { flushed, remember } from './disk.ts';
import type { Places, Pointer } from './manifest.ts';
import { readDurable } from './pointers.ts';

/** Milliseconds that belong to readers, who come for a new release at once. */
const READERS_FIRST = 25;

/**
 * Brings to the disk what readers have already. A disk takes some milliseconds for that, and now
 * and then half a second: the next release does not wait, and what came meanwhile goes together.
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

  /** Number of the release that a loss of power would leave; 0 before the first. */
  get durable(): number {
    return this.#durable;
  }

  /** Whether something could not be brought there: the store is to be read anew. */
  get hasFailed(): boolean {
    return this.#hasFailed;
  }

  /** Says which release is on the disk with all of its files. */
  note({ number }: Pointer): void {
    this.#durable = number;
    this.#hasFailed = false;
  }

  /** Begins once readers had their turn, or after what is on its way. @param files of a release. */
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
        await this.#remember(now.pointer);
      }
    } catch {
      this.#waiting = null;
      this.#hasFailed = true;
      await writeFile(this.#places.unswept, '').catch(() => {});
    } finally {
      this.#running = null;
    }
  }

  async #remember(pointer: Pointer): Promise<void> {
    const noted = readDurable(this.#places);
    // Another process has gone back meanwhile, or on.
    const isPast = noted && noted.last >= pointer.last && noted.number !== pointer.number;
    if (!isPast) await remember(this.#places, pointer);
    this.note(isPast ? noted : pointer);
  }

  /** Waits until nothing is on its way. */
  async settled(): Promise<void> {
    await this.#running;
  }
}
