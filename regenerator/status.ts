import type { Held } from './content/part.ts';

export type State =
  /** Takes the site in. */
  | 'starting'
  | 'idle'
  | 'working'
  /** The backend or the disk has failed; it will be tried again. */
  | 'waiting'
  /** Gatsby builds the whole site. */
  | 'building'
  /** An older release is served, and nothing is published before somebody says so. */
  | 'held back';

/** Answer of `GET /status`. */
export type Status = {
  readonly state: State;
  /** The newest revision that was told of. */
  readonly revision: number | null;
  /** The revision that readers see. */
  readonly published_revision: number | null;
  /** Changes that wait. */
  readonly queued: number;
  readonly last: {
    readonly revision: number;
    readonly changed: number;
    readonly removed: number;
    /** Milliseconds from the message to the release. */
    readonly ms: number;
  } | null;
  /** What went wrong last, in a sentence; null when all is well. */
  readonly error: string | null;
  /** Entities that cannot be used, with the reason; readers see them as they were. */
  readonly held: readonly Held[];
};
