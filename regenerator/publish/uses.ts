import type { Root } from './manifest.ts';

/** The contents that a list names. */
type Load = (list: string) => readonly string[];

/**
 * Counts references from the stored releases. A list that consecutive releases have in the same
 * place counts once, so adding or removing a release costs only its difference from its neighbour.
 */
export class Uses {
  /** The counted releases, the oldest first. */
  #releases: readonly Root[] = [];
  readonly #uses = new Map<string, number>();
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
  }

  has(sha256: string): boolean {
    return this.#uses.has(sha256);
  }

  /** Adds a release that is newer than all others; does nothing for one that is already counted. */
  add(root: Root): void {
    const newest = this.#releases.at(-1);
    if (newest && newest.number >= root.number) return;
    for (const list of listsOf(root, newest)) {
      for (const sha256 of [list, ...this.#load(list)]) {
        this.#uses.set(sha256, (this.#uses.get(sha256) ?? 0) + 1);
      }
    }
    this.#releases = [...this.#releases, root];
  }

  /** Removes the oldest release. @returns contents that are no longer in use. */
  removeOldest(): string[] {
    const [oldest, next, ...others] = this.#releases;
    if (!oldest) return [];
    this.#releases = next ? [next, ...others] : [];
    return listsOf(oldest, next).flatMap((list) =>
      [...this.#load(list), list].filter((sha256) => this.#isLast(sha256)),
    );
  }

  /** Removes one reference. @returns whether it was the last one. */
  #isLast(sha256: string): boolean {
    const uses = (this.#uses.get(sha256) ?? 0) - 1;
    if (uses > 0) this.#uses.set(sha256, uses);
    else this.#uses.delete(sha256);
    return uses <= 0;
  }
}

/** The lists of a release that differ from its neighbour's in the same place. */
const listsOf = ({ shards }: Root, neighbour: Root | undefined): string[] =>
  shards.filter((list, place) => list !== '' && list !== neighbour?.shards[place]);
