import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { contentRevision, savedRevision } from '../src/client/calls/content-revision.ts';
import type { Environment } from '../src/config/environment.ts';
import { logSettingsOf, metricsPlace } from '../src/config/observing-settings.ts';
import { readProcessEnvironment } from '../src/config/process-environment.ts';
import { listenAt } from '../system/http-listen.ts';
import { stoppable, stopServer } from '../system/http-stop.ts';
import { log, openLog } from '../system/log.ts';
import { openMetrics } from '../system/metrics.ts';
import type { Program } from '../system/program.ts';
import { signals } from '../system/signals.ts';
import { openTraces } from '../system/traces.ts';
import { lastGoodFile } from './content/last-good-file.ts';
import { createApp } from './http/app.ts';
import { mountHealth } from './http/health.ts';
import { shownRevision } from './http/site-questions.ts';
import { collectSooner, sparingly } from './memory.ts';
import { regeneratorMetrics } from './metrics.ts';
import { onlyOne } from './only-one.ts';
import { openSite } from './open-site.ts';
import { startDeployer, type Deployer } from './publish/deployer.ts';
import { openReleases } from './publish/releases.ts';
import { startPurgers } from './purge/start-purgers.ts';
import { Regenerator } from './regenerator.ts';
import { releasePublisher } from './release-publisher.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/**
 * Runs `npm run build` in a separate process, which publishes the result and ends with this one.
 */
async function buildWhole(signal: AbortSignal): Promise<void> {
  const child = fork(join(projectRoot, 'scripts/build.ts'), {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', stop);
  let reason = '';
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => log.info(line));
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      reason = line;
      log.warn(line);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', stop);
  if (code !== 0) throw new Error(reason || 'The site could not be built.');
}

type Places = { readonly dataDir: string; readonly siteDirectory: string };

/** Netlify as a second target, if its token and its site are configured. */
function deployerOf(environment: Environment, places: Places): Deployer | null {
  const { NETLIFY_AUTH_TOKEN: token, NETLIFY_SITE_ID: siteId } = environment;
  if (!token || !siteId) return null;
  const { NETLIFY_API_URL: apiUrl, NETLIFY_DEPLOY_INTERVAL: interval } = environment;
  const pace = { interval, aDay: environment.NETLIFY_DEPLOYS_A_DAY };
  return startDeployer({ ...places, projectRoot, token, siteId, apiUrl, pace, log: log.warn });
}

export type Beginning = {
  /** The sources have changed since the site was built, or there is none. */
  readonly isOutdated: boolean;
  /** Read nothing before the parent process says so. */
  readonly waits: boolean;
  /** The parent process starts another one after an outdated site is built; otherwise this one continues. */
  readonly endsBuilt: boolean;
};

/**
 * Keeps the published site up to date with its content, for as long as the process lives. Run it in
 * the root.
 */
export async function regenerate(
  { atEnd, end }: Program,
  { isOutdated, waits, endsBuilt }: Beginning,
): Promise<void> {
  const environment = readProcessEnvironment('regenerator', process.env);
  const { STOP_PAUSE, STOP_GRACE, REGENERATOR_PORT: port, REGENERATOR_HOST: host } = environment;
  await openLog(logSettingsOf('regenerator', environment));
  atEnd(await openTraces('regenerator', environment));
  collectSooner();
  const dataDir = resolve(environment.DATA_DIR);
  const siteDirectory = join(dataDir, 'site');
  const letNext = await onlyOne(join(dataDir, 'regenerator.lock'));
  atEnd(async () => letNext());
  const releases = await openReleases(siteDirectory);
  const root = resolve(projectRoot);
  const places = { environment, projectRoot: root, dataDir, siteDirectory, log: log.warn };
  const purgers = await startPurgers(places);
  atEnd(purgers.stop);
  const deployer = deployerOf(environment, { dataDir, siteDirectory });
  if (deployer) atEnd(deployer.stop);
  const served = () => {
    purgers.wake();
    deployer?.wake();
  };
  const publisher = releasePublisher(releases, siteDirectory, served);
  const settings = {
    projectRoot: root,
    restOrigin: environment.REST_ORIGIN,
    siteUrl: environment.SITE_URL,
    pictureCache: join(dataDir, 'pictures'),
    shareCache: join(dataDir, 'shares'),
    lastGoodFile: lastGoodFile(dataDir),
    acceptDrop: environment.CONTENT_DROP === 'accept',
    renderLimit: environment.RENDER_LIMIT,
    log: log.warn,
  };
  const regenerator = new Regenerator({
    open: () => sparingly(() => openSite(settings, publisher)),
    publisher,
    build: buildWhole,
    revision: () => contentRevision(environment.REST_ORIGIN),
    saved: () => savedRevision(environment.REST_ORIGIN),
    isHeldBack: releases.stays,
    log: log.warn,
  });
  const app = createApp({
    regenerator,
    releases,
    hookSecret: environment.CONTENT_HOOK_SECRET,
    siteUrl: environment.SITE_URL,
    published: () => {
      signals.released.send({ by: 'editor' });
      served();
    },
    now: () => new Date(),
  });
  const server = createServer(getRequestListener(app.fetch));
  const stopping = stoppable(server);
  mountHealth(app, { regenerator, isStopping: stopping.isStopping });
  atEnd(async () => {
    // It is still only reading, perhaps from a backend that has already stopped.
    if (regenerator.status().state === 'starting') process.exit();
    await regenerator.stop();
  });
  atEnd(
    await openMetrics(
      'regenerator',
      metricsPlace(environment, port),
      regeneratorMetrics({
        status: () => regenerator.status(),
        // A store that cannot be read leaves the other metrics.
        shown: async () =>
          shownRevision(regenerator.status(), await releases.current().catch(() => null)),
      }),
    ),
  );
  await listenAt(server, { port, host, setting: 'REGENERATOR_PORT' });
  atEnd(() => stopServer(stopping, { pause: STOP_PAUSE, grace: STOP_GRACE }));
  const begin = () => {
    if (!isOutdated) return regenerator.start();
    void regenerator.renew().then(endsBuilt ? end : () => regenerator.start());
  };
  if (waits) process.once('message', begin);
  else begin();
  process.send?.({ kind: 'ready' });
}
