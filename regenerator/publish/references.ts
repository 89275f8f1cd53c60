import type { Root } from './manifest.ts';

/** The contents that a list names. */
type Load = (list: string) => readonly string[];

/**
 * Counts what the kept releases use. A list of files counts once however many releases share it, so
 * that taking a release in or out costs what it has of its own.
 */
export class References {
  readonly #releases = new Set<number>();
  readonly #lists = new Map<string, number>();
  readonly #contents = new Map<string, number>();
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
  }

  has(sha256: string): boolean {
    return this.#contents.has(sha256);
  }

  /** Does nothing for a release that is counted. */
  add(root: Root): void {
    if (this.#releases.has(root.number)) return;
    for (const list of root.shards) {
      if (list === '') continue;
      const uses = this.#lists.get(list) ?? 0;
      this.#lists.set(list, uses + 1);
      if (uses > 0) continue;
      this.#count(list);
      for (const sha256 of this.#load(list)) this.#count(sha256);
    }
    this.#releases.add(root.number);
  }

  /** @returns what nobody uses any more. */
  remove(root: Root): string[] {
    const unused: string[] = [];
    this.#releases.delete(root.number);
    for (const list of root.shards) {
      if (list === '') continue;
      const uses = (this.#lists.get(list) ?? 0) - 1;
      if (uses > 0) {
        this.#lists.set(list, uses);
        continue;
      }
      this.#lists.delete(list);
      for (const sha256 of this.#load(list)) this.#discount(sha256, unused);
      this.#discount(list, unused);
    }
    return unused;
  }

  #count(sha256: string): void {
    this.#contents.set(sha256, (this.#contents.get(sha256) ?? 0) + 1);
  }

  #discount(sha256: string, unused: string[]): void {
    const uses = (this.#contents.get(sha256) ?? 0) - 1;
    if (uses > 0) {
      this.#contents.set(sha256, uses);
    } else {
      this.#contents.delete(sha256);
      unused.push(sha256);
    }
  }
}
