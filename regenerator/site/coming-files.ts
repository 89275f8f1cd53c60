import type { FileReader } from '../render/file-reader.ts';

/** Milliseconds after which it is no use to wait for a disk: it takes as long to render a page. */
const PATIENCE = 3;

/** Files that are on their way from the disk. */
export class ComingFiles {
  readonly #read: FileReader['read'];
  readonly #begun = new Set<string>();
  readonly #come = new Map<string, Uint8Array | null>();
  #wake: () => void = () => {};
  /** The disk let somebody wait in vain, and has given nothing since. */
  #isLate = false;

  constructor(read: FileReader['read']) {
    this.#read = read;
  }

  /** Begins to read those that are not on their way. */
  begin(files: Iterable<string>): void {
    const fresh = [...new Set(files)].filter((file) => !this.#begun.has(file));
    for (const file of fresh) this.#begun.add(file);
    this.#read(fresh, (file, bytes) => {
      this.#come.set(file, bytes);
      this.#isLate = false;
      this.#wake();
    });
  }

  has(file: string): boolean {
    return this.#come.has(file);
  }

  /** @returns null for one that has not come, or cannot be read. */
  get(file: string): Uint8Array | null {
    return this.#come.get(file) ?? null;
  }

  /** Waits until something comes, or for as long as it makes sense: once, not for each file anew. */
  next(): Promise<void> {
    if (this.#isLate) return Promise.resolve();
    return new Promise((resolve) => {
      const late = setTimeout(() => {
        this.#isLate = true;
        resolve();
      }, PATIENCE);
      this.#wake = () => {
        clearTimeout(late);
        resolve();
      };
    });
  }
}
