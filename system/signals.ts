/**
 * What happens in a process, for those who count it: metrics listen, and the code that does something
 * does not know them. Without a listener a signal costs nothing.
 */

/** One kind of event. */
export type Signal<T> = {
  readonly send: (event: T) => void;
  /** @returns a function that ends it. */
  readonly on: (listener: (event: T) => void) => () => void;
};

export function signal<T>(): Signal<T> {
  const listeners = new Set<(event: T) => void>();
  return {
    send: (event) => listeners.forEach((listener) => listener(event)),
    on: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A request that was answered, or cut off. */
export type Served = {
  /** Which call it was: a name of the contract, or the pattern of a route. */
  readonly name: string;
  readonly method: string;
  readonly status: number;
  /** Milliseconds until the last byte. */
  readonly ms: number;
  /** What was sent, with the headers. */
  readonly bytes: number;
  /** Whoever asked was gone before the end. */
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
  /** The backend answered. */
  served: signal<Served>(),
  /** An attempt to deliver a message has ended. */
  delivered: signal<{
    readonly channel: string;
    readonly gateway: string;
    readonly state: string;
  }>(),
  certificateIssued: signal<void>(),
  /** A worker was interrupted by an error, and begins again later. */
  jobFailed: signal<{ readonly worker: string }>(),
  /** Readers see a change of an editor. */
  changeShown: signal<{
    /** Milliseconds since the regenerator was told of it. */
    readonly ms: number;
  }>(),
  /** Readers see another release: of the regenerator, of a whole build, or of an editor's choice. */
  released: signal<{ readonly by: 'regenerator' | 'build' | 'editor' }>(),
  /** A cache in front of the site was told what has changed, and confirmed it or not. */
  cacheTold: signal<{ readonly result: 'ok' | 'failed' }>(),
  /** Netlify serves what our own site does, or not yet. */
  deployLooked: signal<{ readonly isLive: boolean }>(),
  /** The regenerator could not do something for a reason that is not the content's. */
  publishingFailed: signal<void>(),
  /** The site has answered. */
  siteAnswered: signal<SiteAnswer>(),
  /** The site looked for a reply in the CDN's cache. */
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
