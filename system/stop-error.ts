/** A reason to stop that a person can act on: shown as one sentence, without a stack trace. */
export class StopError extends Error {
  override readonly name: string = 'StopError';
}
