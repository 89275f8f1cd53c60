/** Who waits until readers see a revision: nobody has to ask again and again. */
export class ShownWaiters {
  readonly #waiting = new Set<() => void>();

  /** Something has changed: whoever waits looks. */
  tell(): void {
    for (const look of this.#waiting) look();
  }

  /** Waits until it holds, but no longer than these milliseconds. */
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
