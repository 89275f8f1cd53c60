/** Callers that wait until readers see a revision, so that they need not poll. */
export class ShownWaiters {
  readonly #waiting = new Set<() => void>();

  /** Something has changed: all waiters check again. */
  tell(): void {
    for (const look of this.#waiting) look();
  }

  /** Waits until the condition holds, but no longer than these milliseconds. */
  async until(holds: () => boolean, patience: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const look = () => {
      if (holds()) resolve();
    };
    const late = setTimeout(resolve, patience);
    this.#waiting.add(look);
    look();
    await promise;
    clearTimeout(late);
    this.#waiting.delete(look);
  }
}
