/** `npm start`: backend, build, edge and site in one process tree. See docs/architecture.md. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment, type Environment } from '../src/config/environment.ts';
import { startBackend } from './embedded-backend.ts';
import { requireFreePort } from './ports.ts';
import { serveSite } from './serve-site.ts';
import { buildSite, siteDirectory } from './site-build.ts';
import { StopError } from './stop-error.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

/** What has been started, to be stopped in the opposite order. */
const stops: (() => Promise<void>)[] = [];
const aborter = new AbortController();

async function stopAll(): Promise<void> {
  aborter.abort();
  for (const stop of stops.splice(0).reverse()) await stop();
}

async function dropState(dataDir: string): Promise<void> {
  for (const path of [dataDir, join(projectRoot, '.cache'), join(projectRoot, 'public')]) {
    await rm(path, { recursive: true, force: true });
  }
}

/** The backend's origin: a given one as it is, or the embedded one, started here. */
async function backendOrigin(environment: Environment): Promise<string> {
  if (environment.REST_ORIGIN) return environment.REST_ORIGIN;
  const backend = await startBackend(environment.BACKEND_PORT);
  stops.push(backend.stop);
  void backend.ended.then(() => {
    if (!aborter.signal.aborted) {
      console.error('The backend has stopped; the site goes on without live data.');
    }
  });
  return backend.origin;
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const environment = readEnvironment(process.env);
  const dataDir = resolve(environment.DATA_DIR);
  await requireFreePort(environment.PORT, 'PORT');
  if (!environment.REST_ORIGIN) await requireFreePort(environment.BACKEND_PORT, 'BACKEND_PORT');
  if (values.fresh) await dropState(dataDir);
  const restOrigin = await backendOrigin(environment);
  const siteUrl = environment.SITE_URL ?? `http://localhost:${environment.PORT}`;
  console.log('Building the site');
  await buildSite({
    projectRoot,
    restOrigin,
    dataDir,
    siteUrl,
    log: console.log,
    signal: aborter.signal,
  });
  const site = await serveSite({
    port: environment.PORT,
    siteDirectory: siteDirectory(dataDir),
    restOrigin,
    projectRoot,
  });
  stops.push(site.stop);
  console.log(`ready: http://localhost:${environment.PORT}`);
}

async function stopOnSignal(): Promise<void> {
  await stopAll();
  process.exit(0);
}

process.on('SIGINT', stopOnSignal);
process.on('SIGTERM', stopOnSignal);

start().catch(async (error: unknown) => {
  // A signal in the middle of the start makes the step under way fail; that is no error.
  if (aborter.signal.aborted) return;
  const expected = error instanceof StopError || error instanceof EnvironmentError;
  console.error(expected ? error.message : error);
  await stopAll();
  process.exit(1);
});
