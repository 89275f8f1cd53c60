type AfterIdle = typeof import(/* webpackChunkName: "after-idle" */ './after-idle.ts');

/** The part of the site that is loaded last; nothing happens when it does not come. */
export function loadAfterIdle(use: (loaded: AfterIdle) => void): void {
  import(/* webpackChunkName: "after-idle" */ './after-idle.ts').then(use, () => undefined);
}
