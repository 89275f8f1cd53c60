import { setTimeout as pause } from 'node:timers/promises';
import type { ContentChange } from '../contract/schemas/hook.ts';

/** A reported change, and when it was reported. */
export type Waiting = { readonly change: ContentChange; readonly since: number };

/** Milliseconds to wait for the message about a change that is already saved. */
const PATIENCE = 1_000;

/** The newest revision among these changes; 0 if there are none. */
export const newestOf = (waiting: readonly Waiting[]): number =>
  Math.max(0, ...waiting.map(({ change }) => change.revision));

/** Reported changes that the site does not show yet, in the order in which they were saved. */
export class ChangeQueue {
  #waiting: readonly Waiting[] = [];
  #wake: () => void = () => {};

  get length(): number {
    return this.#waiting.length;
  }

  /** The changes that wait now; later ones are not included. */
  list(): readonly Waiting[] {
    return this.#waiting;
  }

  add(changes: readonly ContentChange[]): void {
    const since = performance.now();
    this.#waiting = [...this.#waiting, ...changes.map((change) => ({ change, since }))];
    this.wake();
  }

  /** Removes the first ones: readers see them. */
  drop(count: number): void {
    this.#waiting = this.#waiting.slice(count);
  }

  /** Ends a pause. */
  wake(): void {
    this.#wake();
  }

  /** Waits for changes. @returns whether the pause was not interrupted. */
  async pause(milliseconds: number): Promise<boolean> {
    const woken = new AbortController();
    this.#wake = () => woken.abort();
    return pause(milliseconds, true, { signal: woken.signal }).catch(() => false);
  }

  /** Waits until a revision is reported, but not for long. */
  async whenReported(revision: number): Promise<void> {
    const end = performance.now() + PATIENCE;
    while (newestOf(this.#waiting) < revision) {
      const left = end - performance.now();
      if (left <= 0 || (await this.pause(left))) return;
    }
  }
}
