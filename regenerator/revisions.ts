import type { ContentChange } from '../contract/schemas/hook.ts';
import { ShownWaiters } from './shown-waiters.ts';

const newer = (one: number | null, other: number) => Math.max(one ?? 0, other);

/** The newest revision of the content, and the newest that readers see. Neither ever decreases. */
export class Revisions {
  readonly #waiters = new ShownWaiters();
  #reported: number | null = null;
  #published: number | null = null;

  /** The newest one that is known; null before the first. */
  get reported(): number | null {
    return this.#reported;
  }

  /** The one that readers see, with all before it. */
  get published(): number | null {
    return this.#published;
  }

  report(changes: readonly ContentChange[]): void {
    for (const { revision } of changes) this.#reported = newer(this.#reported, revision);
  }

  /** Readers see this revision or a later one; null when it is unknown. */
  show(revision: number | null): void {
    if (revision === null) return;
    this.#reported = newer(this.#reported, revision);
    this.#published = newer(this.#published, revision);
    this.#waiters.tell();
  }

  /** Waits until readers see the revision or waiting is in vain, or for these milliseconds. */
  untilShown(revision: number, isInVain: () => boolean, patience: number): Promise<void> {
    const isShown = () => (this.#published ?? 0) >= revision;
    return this.#waiters.until(() => isShown() || isInVain(), patience);
  }
}
