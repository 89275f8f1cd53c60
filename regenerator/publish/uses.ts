import type { Content, Root } from './manifest.ts';

/** A list with the contents that it names. */
type Listed = { readonly size: number; readonly contents: readonly Content[] };

type Load = (list: string) => Listed;

/** File systems assign whole blocks. */
const BLOCK = 4096;
const onDisk = (size: number) => Math.ceil(size / BLOCK) * BLOCK;

/** The approximate size of a release's root: a hash for each of its lists. */
const ROOT = onDisk(70_000);

/**
 * Counts references from the stored releases. A list that consecutive releases have in the same
 * place counts once, so adding or removing a release costs only its difference from its neighbour.
 */
export class Uses {
  /** The counted releases, the oldest first. */
  #releases: readonly Root[] = [];
  readonly #uses = new Map<string, number>();
  readonly #load: Load;
  #bytes = 0;

  constructor(load: Load) {
    this.#load = load;
  }

  has(sha256: string): boolean {
    return this.#uses.has(sha256);
  }

  /** The approximate disk usage of all releases together. */
  get bytes(): number {
    return this.#bytes + this.#releases.length * ROOT;
  }

  /** Adds a release that is newer than all others; does nothing for one that is already counted. */
  add(root: Root): void {
    const newest = this.#releases.at(-1);
    if (newest && newest.number >= root.number) return;
    for (const content of this.#apart(root, newest)) this.#count(content);
    this.#releases = [...this.#releases, root];
  }

  /** Removes the oldest release. @returns contents that are no longer in use. */
  removeOldest(): string[] {
    const [oldest, next, ...others] = this.#releases;
    if (!oldest) return [];
    this.#releases = next ? [next, ...others] : [];
    return this.#apart(oldest, next)
      .filter((content) => this.#isLast(content))
      .map(({ sha256 }) => sha256);
  }

  /** The contents of lists that its neighbour does not have in the same place, and these lists. */
  #apart(root: Root, neighbour: Root | undefined): Content[] {
    return listsOf(root, neighbour).flatMap((list) => {
      const { size, contents } = this.#load(list);
      return [...contents, { sha256: list, size }];
    });
  }

  #count({ sha256, size }: Content): void {
    const uses = this.#uses.get(sha256) ?? 0;
    if (uses === 0) this.#bytes += onDisk(size);
    this.#uses.set(sha256, uses + 1);
  }

  /** Removes one reference. @returns whether it was the last one. */
  #isLast({ sha256, size }: Content): boolean {
    const uses = (this.#uses.get(sha256) ?? 0) - 1;
    if (uses > 0) this.#uses.set(sha256, uses);
    else {
      this.#uses.delete(sha256);
      this.#bytes -= onDisk(size);
    }
    return uses <= 0;
  }
}

/** The lists of a release that differ from its neighbour's in the same place. */
const listsOf = ({ shards }: Root, neighbour: Root | undefined): string[] =>
  shards.filter((list, place) => list !== '' && list !== neighbour?.shards[place]);
