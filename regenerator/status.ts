import type { SITE_STATES } from '../contract/schemas/publishing.ts';
import type { Held } from './content/part.ts';

export type State = (typeof SITE_STATES)[number];

/** Response of `GET /status`. */
export type Status = {
  readonly state: State;
  /** The newest reported revision. */
  readonly revision: number | null;
  /** The revision that readers see. */
  readonly published_revision: number | null;
  /** Queued changes. */
  readonly queued: number;
  readonly last: {
    readonly revision: number;
    readonly changed: number;
    readonly removed: number;
    /** Milliseconds from the message to the release. */
    readonly ms: number;
  } | null;
  /** The last error, in a sentence; null when all is well. */
  readonly error: string | null;
  /** Entities that cannot be used, with the reason; readers see their previous version. */
  readonly held: readonly Held[];
};
