import type { Root, Shard } from './manifest.ts';

type Load = (sha256: string) => Shard;

/**
 * Counts what the kept releases use. A list of files counts once however many releases share it, so
 * that taking a release in or out costs what it has of its own.
 */
export class References {
  readonly #lists = new Map<string, number>();
  readonly #contents = new Map<string, number>();
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
  }

  has(sha256: string): boolean {
    return this.#contents.has(sha256);
  }

  add(root: Root): void {
    for (const list of root.shards) {
      if (list === '') continue;
      const uses = this.#lists.get(list) ?? 0;
      this.#lists.set(list, uses + 1);
      if (uses > 0) continue;
      this.#count(list);
      for (const { sha256 } of this.#load(list).values()) this.#count(sha256);
    }
  }

  /** @returns what nobody uses any more. */
  remove(root: Root): string[] {
    const unused: string[] = [];
    for (const list of root.shards) {
      if (list === '') continue;
      const uses = (this.#lists.get(list) ?? 0) - 1;
      if (uses > 0) {
        this.#lists.set(list, uses);
        continue;
      }
      this.#lists.delete(list);
      for (const { sha256 } of this.#load(list).values()) this.#discount(sha256, unused);
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
