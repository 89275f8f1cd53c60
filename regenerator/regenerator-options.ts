import type { OpenSite } from './open-site.ts';
import type { Publisher } from './publisher.ts';

export type RegeneratorOptions = {
  /** Loads the published site; called again after every full build. */
  readonly open: () => Promise<OpenSite>;
  readonly publisher: Publisher;
  /** Builds and publishes the whole site with Gatsby alone. */
  readonly build: (signal: AbortSignal) => Promise<void>;
  /** The current content revision; null when it is unknown. */
  readonly revision: () => Promise<number | null>;
  /** The revision of the newest saved change; null when it is unknown. */
  readonly saved: () => Promise<number | null>;
  /** Whether an editor has rolled back to an older release: nothing is published meanwhile. */
  readonly isHeldBack: () => boolean;
  readonly log: (message: string) => void;
};
