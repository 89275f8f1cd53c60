/** Stands in for the `ResizeObserver` that jsdom lacks: reports the initial size only. */
export class SizedOnce implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;

  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }

  observe(): void {
    this.#tell([], this);
  }

  unobserve(): void {}

  disconnect(): void {}
}
