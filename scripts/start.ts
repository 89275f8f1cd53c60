/** `npm start`: backend, build, edge and site in one process tree. See docs/architecture.md. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EnvironmentError, readEnvironment, type Environment } from '../src/config/environment.ts';
import { keptSecret } from '../backend/secret.ts';
import { startChild } from './child-server.ts';
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

/** Starts a server whose end does not stop the others; `loss` says what the site is then without. */
async function startBeside(
  name: string,
  program: string,
  env: Readonly<Record<string, string>>,
  loss: string,
): Promise<void> {
  const child = await startChild(name, new URL(program, import.meta.url), env);
  stops.push(child.stop);
  void child.ended.then(() => {
    if (!aborter.signal.aborted) console.error(`The ${name} has stopped; ${loss}.`);
  });
}

/** What the servers of the embedded run agree on. */
function agreed(environment: Environment, dataDir: string) {
  const { REGENERATOR_PORT: port } = environment;
  return {
    CONTENT_HOOK_URL: environment.CONTENT_HOOK_URL ?? `http://localhost:${port}/hooks/content`,
    CONTENT_HOOK_SECRET:
      environment.CONTENT_HOOK_SECRET ?? keptSecret(join(dataDir, 'hook-secret')),
    EDITOR_TOKEN: environment.EDITOR_TOKEN ?? keptSecret(join(dataDir, 'editor-token')),
    EDGE_SECRET: environment.EDGE_SECRET ?? keptSecret(join(dataDir, 'edge-secret')),
  };
}

async function start(): Promise<void> {
  const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
  const environment = readEnvironment(process.env);
  const dataDir = resolve(environment.DATA_DIR);
  await requireFreePort(environment.PORT, 'PORT');
  if (!environment.REST_ORIGIN) await requireFreePort(environment.BACKEND_PORT, 'BACKEND_PORT');
  if (values.fresh) await dropState(dataDir);
  await requireFreePort(environment.REGENERATOR_PORT, 'REGENERATOR_PORT');
  const shared = agreed(environment, dataDir);
  const siteUrl = environment.SITE_URL ?? `http://localhost:${environment.PORT}`;
  const restOrigin = environment.REST_ORIGIN ?? `http://localhost:${environment.BACKEND_PORT}`;
  if (!environment.REST_ORIGIN) {
    await startBeside('backend', '../backend/server.ts', shared, 'there is no live data');
  }
  console.log('Building the site');
  await buildSite({
    projectRoot,
    restOrigin,
    dataDir,
    siteUrl,
    log: console.log,
    signal: aborter.signal,
  });
  const addresses = { REST_ORIGIN: restOrigin, SITE_URL: siteUrl };
  await startBeside(
    'regenerator',
    '../regenerator/server.ts',
    { ...shared, ...addresses },
    'what editors save waits for the next start',
  );
  const site = await serveSite({
    port: environment.PORT,
    siteDirectory: siteDirectory(dataDir),
    restOrigin,
    projectRoot,
    siteUrl: environment.SITE_URL,
    // A foreign backend is told only what it was set up with.
    edgeSecret: environment.REST_ORIGIN ? environment.EDGE_SECRET : shared.EDGE_SECRET,
    trustedProxies: environment.TRUSTED_PROXIES,
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
