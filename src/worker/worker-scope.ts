/**
 * The parts of a service worker's scope that our workers use. TypeScript has its types only in a library that
 * conflicts with the DOM's.
 */
export type Lasting = Event & { waitUntil(work: Promise<unknown>): void };

export type Asked = Lasting & {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type Heard = Lasting & { readonly data: unknown };

type Events = { install: Lasting; activate: Lasting; fetch: Asked; message: Heard };

export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(
    name: Name,
    handle: (event: Events[Name]) => void,
  ): void;
};
