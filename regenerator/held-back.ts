import type { ContentChange } from '../contract/schemas/hook.ts';
import type { SiteSource } from '../src/build/sources.ts';
import type { Held } from './content/part.ts';

/** Why an entity is held back; determines when to retry. */
export type Cause =
  /** It could not be read. Its origin may be fixed without any notification. */
  | 'reading'
  /** It does not fit other content, such as a footnote that a text still refers to. */
  | 'content'
  /** It cannot be rendered. */
  | 'render'
  /** It exceeds the time limit of a page, and so would each retry. */
  | 'time';

export type Refusal = Held & {
  readonly cause: Cause;
  /** The source it was read from; absent for an article, which is read individually. */
  readonly source?: SiteSource;
};

/** The name of an entity in lists of held-back content. */
export const nameOfHeld = ({ entity, id }: Pick<Held, 'entity' | 'id'>): string =>
  `${entity} ${id}`;

/**
 * Entities that cannot be used at present. The site shows their previous version, or nothing if
 * they are new.
 */
export class HeldBack {
  readonly #entries = new Map<string, Refusal>();

  list(): Held[] {
    return [...this.#entries.values()].map(({ cause: _, source: __, ...held }) => held);
  }

  /**
   * Records the result of a reading: these changes were checked, and these entities, theirs or
   * dependent ones, were refused.
   * @param read sources that were read again: those of their entities that were not refused are
   * correct.
   */
  settle(
    changes: readonly ContentChange[],
    read: ReadonlySet<SiteSource>,
    refused: readonly Refusal[],
  ): void {
    for (const change of changes) this.#entries.delete(nameOfHeld(change));
    for (const [key, { source }] of this.#entries) {
      if (source && read.has(source)) this.#entries.delete(key);
    }
    for (const refusal of refused) this.#entries.set(nameOfHeld(refusal), refusal);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Whether something may become usable without a reported change. */
  get mayPass(): boolean {
    return [...this.#entries.values()].some(({ cause }) => cause === 'reading');
  }

  /**
   * The changes, preceded by the entities they may have fixed; without changes, the entities that
   * may have recovered.
   */
  withAgain(changes: readonly ContentChange[]): ContentChange[] {
    const isOther = changes.some(({ entity }) => entity !== 'articles');
    const again = [...this.#entries.values()]
      .filter(({ cause }) => {
        if (cause === 'reading') return true;
        if (cause === 'content') return changes.length > 0;
        // Rendering a page does not depend on other articles.
        return cause === 'render' && isOther;
      })
      .map(({ entity, id, alias }) => ({
        entity,
        id,
        alias,
        kind: 'changed' as const,
        revision: 0,
      }));
    return [...again, ...changes];
  }
}
