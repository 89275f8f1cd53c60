/**
 * Events in a process: metrics listen to them, and the code that emits them does not depend on metrics.
 * Without a listener a signal costs nothing.
 */

/** One kind of event. */
export type Signal<T> = {
  readonly send: (event: T) => void;
  /** @returns a function that removes the listener. */
  readonly on: (listener: (event: T) => void) => () => void;
};

function signal<T>(): Signal<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    send: (event) => listeners.forEach((listener) => listener(event)),
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A request that was answered or aborted. */
export type Served = {
  /** The call: a name of the contract, or the pattern of a route. */
  readonly name: string;
  readonly method: string;
  readonly status: number;
  /** Milliseconds until the last byte. */
  readonly ms: number;
  /** Bytes sent, including the headers. */
  readonly bytes: number;
  /** The client disconnected before the end. */
  readonly isCut: boolean;
  readonly request: string;
};

/** A response of the site. */
export type SiteAnswer = {
  readonly kind: 'page' | 'file' | 'call' | 'media' | 'editor';
  readonly status: number;
  readonly ms: number;
};

export const signals = {
  /** A line of the log, whether it was written or not. */
  logged: signal<{ readonly level: string }>(),
  /** The backend has answered a call. */
  served: signal<Served>(),
  /** An attempt to deliver a message has ended. */
  delivered: signal<{
    readonly channel: string;
    readonly gateway: string;
    readonly state: string;
  }>(),
  certificateIssued: signal<void>(),
  /** A worker was interrupted by an error, and restarts later. */
  jobFailed: signal<{ readonly worker: string }>(),
  /** Readers see an editor's change. */
  changeShown: signal<{
    /** Milliseconds since the regenerator was notified of it. */
    readonly ms: number;
  }>(),
  /** Readers see another release: of the regenerator, of a whole build, or of an editor's choice. */
  released: signal<{ readonly by: 'regenerator' | 'build' | 'editor' }>(),
  /** A cache in front of the site was asked to purge changes, and confirmed it or not. */
  cacheTold: signal<{ readonly result: 'ok' | 'failed' }>(),
  /** Whether Netlify serves the same release as our own site. */
  deployLooked: signal<{ readonly isLive: boolean }>(),
  /** The regenerator failed for a reason other than the content. */
  publishingFailed: signal<void>(),
  /** The site has answered a request. */
  siteAnswered: signal<SiteAnswer>(),
  /** The site looked up a response in the CDN's cache. */
  cacheAsked: signal<{ readonly result: 'hit' | 'miss' }>(),
  /** An edge function has answered, or failed to. */
  edgeAnswered: signal<{
    readonly functions: string;
    readonly status: number;
    readonly ms: number;
  }>(),
  /** A process of the edge functions has ended; another one takes its place. */
  edgeProcessEnded: signal<void>(),
};
