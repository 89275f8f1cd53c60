import type { Answered } from './messages.ts';

/** A page or a slice that could not be rendered. */
export class RenderError extends Error {
  override readonly name = 'RenderError';
  /** It timed out: a retry may time out too. */
  readonly isLate: boolean;

  /** @param what the page or slice. */
  constructor(what: string, answered: Answered | undefined) {
    const failure = answered?.ok === false ? answered : null;
    super(`${what}: ${failure?.reason ?? 'no answer'}`);
    this.isLate = failure?.isLate ?? false;
  }
}
