import type { Root } from './manifest.ts';

/** The contents that a list names. */
type Load = (list: string) => readonly string[];

/**
 * Counts what the kept releases use. A list that several releases in a row have in one place counts
 * once, so that taking a release in or out costs what tells it from its neighbour.
 */
export class Uses {
  /** The releases that are counted, the oldest first. */
  #releases: readonly Root[] = [];
  readonly #uses = new Map<string, number>();
  readonly #load: Load;

  constructor(load: Load) {
    this.#load = load;
  }

  has(sha256: string): boolean {
    return this.#uses.has(sha256);
  }

  /** Takes in a release that is newer than all others; one that is counted changes nothing. */
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

  /** Takes the oldest release out. @returns what nobody uses any more. */
  removeOldest(): string[] {
    const [oldest, next, ...others] = this.#releases;
    if (!oldest) return [];
    this.#releases = next ? [next, ...others] : [];
    return listsOf(oldest, next).flatMap((list) =>
      [...this.#load(list), list].filter((sha256) => this.#isLast(sha256)),
    );
  }

  /** Counts one use less. @returns whether it was the last one. */
  #isLast(sha256: string): boolean {
    const uses = (this.#uses.get(sha256) ?? 0) - 1;
    if (uses > 0) this.#uses.set(sha256, uses);
    else this.#uses.delete(sha256);
    return uses <= 0;
  }
}

/** The lists of a release that its neighbour does not have in the same place. */
const listsOf = ({ shards }: Root, neighbour: Root | undefined): string[] =>
  shards.filter((list, place) => list !== '' && list !== neighbour?.shards[place]);
