import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { signals } from '../../system/signals.ts';
import { noteDeploys, readDeploys } from './deploy-note.ts';
import { nextDeployAt, spend, type Pace } from './deploy-pace.ts';
import { extrasKey } from './edge-bundle.ts';
import { netlifyTarget, type Deployed, type NetlifyOptions } from './netlify.ts';
import { publishedSite } from './published-site.ts';

type Noted = Omit<NetlifyOptions, 'begin'> & {
  /** The folder with the record of deploys. */
  readonly dataDir: string;
  readonly pace: Pace;
  readonly now?: () => number;
};

export type Deploying = Noted & {
  readonly log: (message: string) => void;
  /** Waits this many milliseconds, or until the signal. */
  readonly rest?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

export type Deployer = {
  /** Reports that another release is served; returns immediately. */
  readonly wake: () => void;
  readonly stop: () => Promise<void>;
};

/** Polling interval of the served release in milliseconds: other processes publish and roll back, too. */
const LOOK = 5_000;

/** The longest pause before the record is read again: deploys by hand count, too. */
const LONGEST_REST = 60_000;

/** Pauses between attempts, in milliseconds; the last one repeats. */
const PAUSES = [5_000, 15_000, 60_000, 300_000, 900_000];

const noteIn = (dataDir: string) => join(dataDir, 'netlify-deploys.json');

/** A target that records each deploy. @returns the release that is live afterwards. */
function notingTarget({ dataDir, pace, now = Date.now, ...options }: Noted) {
  const file = noteIn(dataDir);
  const { siteId } = options;
  const known = () => readDeploys(file, siteId);
  const begin = () => {
    const { spent } = known();
    noteDeploys(file, siteId, { spent: spend(spent, pace, now()) });
    return () => noteDeploys(file, siteId, { spent });
  };
  const target = netlifyTarget({ ...options, begin });
  return {
    known,
    async publish(): Promise<Deployed> {
      const extras = await extrasKey(options.projectRoot);
      const deployed = await target.publish();
      noteDeploys(file, siteId, { live: { number: deployed.number, extras } });
      return deployed;
    },
  };
}

/** Deploys the served release, whatever was deployed before; counts against the day's budget. */
export const deployOnce = (options: Noted): Promise<Deployed> => notingTarget(options).publish();

/**
 * Deploys the served release, at the given pace, until it is live: failures are retried, and releases
 * published meanwhile are combined. Its state is in a file, so a restart deploys nothing twice and forgets
 * nothing.
 */
export function startDeployer(options: Deploying): Deployer {
  const { log, pace, projectRoot, now = Date.now } = options;
  const { rest = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal }) } = options;
  const stopping = new AbortController();
  let woken = new AbortController();
  const site = publishedSite(options.siteDirectory);
  const target = notingTarget(options);
  let tries = 0;
  /** Why the last attempt failed; logged once. */
  let told: string | null = null;
  let isWaiting = false;
  let isPublishing = false;

  async function isLive(): Promise<boolean> {
    const number = site.number();
    const { live } = target.known();
    if (number === null) return true;
    return live?.number === number && live.extras === (await extrasKey(projectRoot));
  }

  /** Ends a series of failures, if there was one. */
  function succeed(message: string): void {
    if (tries > 0) log(message);
    tries = 0;
    told = null;
  }

  /** @returns milliseconds until the next deploy may begin. */
  function untilNext(): number {
    const at = nextDeployAt(target.known().spent, pace, now());
    const wait = Math.max(0, at - now());
    if (wait > pace.interval && !isWaiting) {
      const until = new Date(at).toISOString();
      log(`Netlify takes ${pace.aDay} deploys a day: the next one is at ${until}.`);
    }
    isWaiting = wait > pace.interval;
    return wait;
  }

  /** @returns milliseconds until there may be something to do. */
  async function work(): Promise<number> {
    try {
      const hasAll = await isLive();
      signals.deployLooked.send({ isLive: hasAll });
      if (hasAll) {
        succeed('What is served is live at Netlify.');
        return LOOK;
      }
      const wait = untilNext();
      if (wait > 0) return Math.min(wait, LONGEST_REST);
      isPublishing = true;
      const { number } = await target.publish();
      succeed(`Netlify has accepted release ${number}.`);
      return 0;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (reason !== told) log(`Netlify did not accept the release, and is tried again: ${reason}`);
      told = reason;
      tries += 1;
      return PAUSES[Math.min(tries, PAUSES.length) - 1] ?? LOOK;
    } finally {
      isPublishing = false;
    }
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      woken = new AbortController();
      const ms = await work();
      // New releases do not speed up retries of a deploy that Netlify refuses.
      const signal = tries > 0 ? stopping.signal : AbortSignal.any([woken.signal, stopping.signal]);
      if (ms > 0) await rest(ms, signal).catch(() => {});
    }
  }

  const running = run();
  return {
    wake: () => woken.abort(),
    stop: async () => {
      stopping.abort();
      // A deploy may take minutes; the next process starts a new one.
      if (!isPublishing) await running;
    },
  };
}
