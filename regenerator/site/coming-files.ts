import type { FileReader } from '../render/file-reader.ts';

/** Milliseconds after which waiting for a disk is useless: rendering a page takes as long. */
const PATIENCE = 3;

/** Files that are being read from the disk. */
export class ComingFiles {
  readonly #read: FileReader['read'];
  readonly #begun = new Set<string>();
  readonly #come = new Map<string, Uint8Array | null>();
  #wake: () => void = () => {};
  /** The disk has missed a deadline and delivered nothing since. */
  #isLate = false;

  constructor(read: FileReader['read']) {
    this.#read = read;
  }

  /** Starts to read those that are not being read yet. */
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

  /** @returns null for a file that has not arrived or cannot be read. */
  get(file: string): Uint8Array | null {
    return this.#come.get(file) ?? null;
  }

  /** Waits until a file arrives, or until the timeout: once, not again for each file. */
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
