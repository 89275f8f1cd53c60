type AfterIdle = typeof import(/* webpackChunkName: "after-idle" */ './after-idle.ts');

/** The part of the site that loads last; nothing happens if it fails to load. */
export function loadAfterIdle(use: (loaded: AfterIdle) => void): void {
  import(/* webpackChunkName: "after-idle" */ './after-idle.ts').then(use, () => undefined);
}
