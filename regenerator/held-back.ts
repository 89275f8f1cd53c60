import type { ContentChange } from '../contract/schemas/hook.ts';
import type { SiteSource } from '../src/build/sources.ts';
import type { Held } from './content/part.ts';

/** What keeps an entity back: that decides when another try is worth its time. */
export type Cause =
  /** It could not be read. Whoever gives it may mend that, and nobody tells of it. */
  | 'reading'
  /** It does not go with other content, such as a footnote that a text still points to. */
  | 'content'
  /** It cannot be rendered. */
  | 'render'
  /** It takes longer than a page may, and each try would again. */
  | 'time';

export type Refusal = Held & {
  readonly cause: Cause;
  /** What it was read from; absent of an article, which is read by itself. */
  readonly source?: SiteSource;
};

const keyOf = ({ entity, id }: Pick<Held, 'entity' | 'id'>) => `${entity} ${id}`;

/** What cannot be used at present. The site shows it as it was, or not at all where it is new. */
export class HeldBack {
  readonly #entries = new Map<string, Refusal>();

  list(): Held[] {
    return [...this.#entries.values()].map(({ cause: _, source: __, ...held }) => held);
  }

  /**
   * These changes were looked at, and this of them, or of what they touch, is refused.
   * @param read sources that were read anew: what is not refused of them is as it should be.
   */
  settle(
    changes: readonly ContentChange[],
    read: ReadonlySet<SiteSource>,
    refused: readonly Refusal[],
  ): void {
    for (const change of changes) this.#entries.delete(keyOf(change));
    for (const [key, { source }] of this.#entries) {
      if (source && read.has(source)) this.#entries.delete(key);
    }
    for (const refusal of refused) this.#entries.set(keyOf(refusal), refusal);
  }

  clear(): void {
    this.#entries.clear();
  }

  /** Whether something may become usable without any change that is told of. */
  get mayPass(): boolean {
    return [...this.#entries.values()].some(({ cause }) => cause === 'reading');
  }

  /** The changes, after what they may have made usable; without any, what may have come right. */
  withAgain(changes: readonly ContentChange[]): ContentChange[] {
    const isOther = changes.some(({ entity }) => entity !== 'articles');
    const again = [...this.#entries.values()]
      .filter(({ cause }) => {
        if (cause === 'reading') return true;
        if (cause === 'content') return changes.length > 0;
        // How a page renders does not hang on other articles.
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
