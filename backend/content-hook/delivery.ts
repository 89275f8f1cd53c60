/** The state of reporting changes to the site's builder, for editors to see. */
import * as v from 'valibot';

/**
 * The regenerator publishes the changes reported to it; any other receiver starts a build elsewhere,
 * of which the backend only learns that it was accepted.
 */
export type Builder = 'regenerator' | 'build';

export type DeliveryNotes = {
  /** Null until a receiver has accepted a message. */
  builder: Builder | null;
  accepted: { readonly at: Date; readonly revision: number } | null;
  /** Failures since then. */
  failed: {
    readonly at: Date;
    /** Status of the response; null when there was none. */
    readonly status: number | null;
    readonly tries: number;
    readonly againAt: Date;
  } | null;
};

/** Notes of one process: other processes share its queue and receiver. */
export const newNotes = (): DeliveryNotes => ({ builder: null, accepted: null, failed: null });

/** The receiver did not accept the message. */
export class RefusedMessage extends Error {
  override readonly name = 'RefusedMessage';
  readonly status: number;

  constructor(url: string, status: number) {
    super(`${url} answered ${status}`);
    this.status = status;
  }
}

/** The regenerator's response. */
const taken = v.pipe(v.string(), v.parseJson(), v.object({ taken: v.number() }));

/** The kind of builder that accepts a message with this response. */
export const builderOf = (answer: string): Builder =>
  v.is(taken, answer) ? 'regenerator' : 'build';
