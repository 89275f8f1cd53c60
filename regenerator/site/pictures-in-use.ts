import { picturesIn, PICTURES_START, VARIANT_ADDRESS } from '../../src/sourcing/pictures-in.ts';

/**
 * A page in which variants that are not on the site are replaced by their originals.
 * @param originals by the hash that names the variants.
 */
export const withOriginals = (
  html: string,
  isOnSite: (address: string) => boolean,
  originals: ReadonlyMap<string, string>,
): string =>
  html.replace(VARIANT_ADDRESS, (address) => {
    if (isOnSite(address)) return address;
    const [hash = ''] = address.slice(PICTURES_START.length).split('-');
    return originals.get(hash) ?? address;
  });

/** Something that shows pictures, before and after. */
export type Holder = { readonly before: unknown; readonly after: unknown };

export type PicturesUpdate = {
  /** URLs that were not shown before, and those that are no longer shown. */
  readonly come: readonly string[];
  readonly gone: readonly string[];
  readonly keep: () => void;
};

/** Counts the uses of each picture: one that is no longer used leaves the site. */
export class PicturesInUse {
  readonly #uses = new Map<string, number>();

  get addresses(): ReadonlySet<string> {
    return new Set(this.#uses.keys());
  }

  has(address: string): boolean {
    return this.#uses.has(address);
  }

  update(holders: readonly Holder[]): PicturesUpdate {
    const next = new Map<string, number>();
    const count = (value: unknown, by: number) => {
      for (const address of new Set(picturesIn(value))) {
        next.set(address, (next.get(address) ?? this.#uses.get(address) ?? 0) + by);
      }
    };
    for (const { before, after } of holders) {
      count(before, -1);
      count(after, 1);
    }
    const all = [...next];
    return {
      come: all.flatMap(([one, uses]) => (uses > 0 && !this.#uses.has(one) ? one : [])),
      gone: all.flatMap(([one, uses]) => (uses <= 0 && this.#uses.has(one) ? one : [])),
      keep: () => {
        for (const [address, uses] of all) {
          if (uses > 0) this.#uses.set(address, uses);
          else this.#uses.delete(address);
        }
      },
    };
  }
}
