/** The metrics of the regenerator. */
import type { Registry } from 'prom-client';
import { SITE_STATES } from '../contract/schemas/publishing.ts';
import type { Instruments, Prom } from '../system/metrics.ts';
import { signals } from '../system/signals.ts';
import type { Status } from './status.ts';

/** Seconds: an edit is live in about 20 ms, a full build in a minute or two. */
const EDITS = [0.005, 0.01, 0.02, 0.03, 0.05, 0.1, 0.25, 0.5, 1, 5, 30, 120];

export type Watched = {
  readonly status: () => Status;
  /** The revision that readers see: after a rollback not the one that was published last. */
  readonly shown: () => Promise<number | null>;
};

function ofReleases({ Counter, Histogram }: Prom, registry: Registry): void {
  const registers = [registry];
  const shown = new Histogram({
    name: 'yasno_edit_to_live_seconds',
    help: 'Time from the message about a change to the release that shows it.',
    buckets: EDITS,
    registers,
  });
  const releases = new Counter({
    name: 'yasno_releases_total',
    help: 'Releases that readers were shown: of the regenerator, of a build, of an editor who rolled back or on.',
    labelNames: ['by'],
    registers,
  });
  const failures = new Counter({
    name: 'yasno_publishing_failures_total',
    help: 'Attempts to bring the site up to date that failed; each is repeated.',
    registers,
  });
  const purges = new Counter({
    name: 'yasno_cache_purges_total',
    help: 'Times that the cache in front of the site was told what has changed, by result: ok or failed.',
    labelNames: ['result'],
    registers,
  });
  // Start at zero: a series that begins with its first failure shows no increase.
  for (const result of ['ok', 'failed']) purges.inc({ result }, 0);
  signals.cacheTold.on(({ result }) => purges.inc({ result }));
  signals.changeShown.on(({ ms }) => shown.observe(ms / 1_000));
  signals.released.on(({ by }) => releases.inc({ by }));
  signals.publishingFailed.on(() => failures.inc());
}

function ofDeploys({ Gauge }: Prom, registry: Registry): void {
  let since: number | null = null;
  signals.deployLooked.on(({ isLive }) => {
    since = isLive ? null : (since ?? Date.now());
  });
  new Gauge({
    name: 'yasno_deploy_waiting_seconds',
    help: 'Time for which what is served has not been live at Netlify, where it is deployed; else 0.',
    registers: [registry],
    collect() {
      this.set(since === null ? 0 : (Date.now() - since) / 1_000);
    },
  });
}

function ofStatus({ Gauge }: Prom, registry: Registry, watched: Watched): void {
  const registers = [registry];
  type Value = number | null;
  const gauge = (name: string, help: string, value: (now: Status) => Value | Promise<Value>) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // An unknown number is none, not 0, with which a gauge begins.
        this.set((await value(watched.status())) ?? NaN);
      },
    });
  gauge('yasno_regenerator_queued_changes', 'Changes that wait.', ({ queued }) => queued);
  gauge(
    'yasno_regenerator_held_entities',
    'Entities that cannot be used: readers see what they were before.',
    ({ held }) => held.length,
  );
  gauge(
    'yasno_content_revision',
    'The newest revision that it was told of.',
    (now) => now.revision,
  );
  gauge('yasno_published_revision', 'The revision that readers see.', watched.shown);
  const state = new Gauge({
    name: 'yasno_regenerator_state',
    help: '1 for the state that it is in.',
    labelNames: ['state'],
    registers,
    collect() {
      const now = watched.status().state;
      for (const one of SITE_STATES) state.set({ state: one }, one === now ? 1 : 0);
    },
  });
}

/** The instruments of a regenerator. */
export const regeneratorMetrics =
  (watched: Watched): Instruments =>
  (prom, registry) => {
    ofReleases(prom, registry);
    ofDeploys(prom, registry);
    ofStatus(prom, registry, watched);
  };
