import { writeFile } from 'node:fs/promises';
import { flushed, remember } from './disk.ts';
import type { Places, Pointer } from './manifest.ts';
import { readDurable } from './pointers.ts';

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

  /** Begins at once, or after what is on its way. @param files that a release has made. */
  add(files: readonly string[], pointer: Pointer): void {
    this.#waiting = { files: [...(this.#waiting?.files ?? []), ...files], pointer };
    this.#running ??= this.#run();
  }

  async #run(): Promise<void> {
    try {
      for (let now = this.#waiting; now; now = this.#waiting) {
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
    const noted = await readDurable(this.#places);
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
