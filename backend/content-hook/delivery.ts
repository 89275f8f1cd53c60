/** What is known of telling the site's builder about changes, for editors to see. */
import * as v from 'valibot';

/**
 * The regenerator publishes what it is told; any other receiver starts a build somewhere, of which
 * the backend knows no more than that it was accepted.
 */
export type Builder = 'regenerator' | 'build';

export type DeliveryNotes = {
  /** Null until somebody has accepted a message. */
  builder: Builder | null;
  accepted: { readonly at: Date; readonly revision: number } | null;
  /** What has gone wrong since. */
  failed: {
    readonly at: Date;
    /** Of its answer; null when there was none. */
    readonly status: number | null;
    readonly tries: number;
    readonly againAt: Date;
  } | null;
};

/** Notes of one process: the others see the same queue and the same receiver. */
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

/** What the regenerator answers. */
const taken = v.pipe(v.string(), v.parseJson(), v.object({ taken: v.number() }));

/** Who accepts a message with this answer. */
export const builderOf = (answer: string): Builder =>
  v.is(taken, answer) ? 'regenerator' : 'build';
