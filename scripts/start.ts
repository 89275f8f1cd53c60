/** `npm start`: backend, site, edge and regenerator in one process tree. See docs/decisions/049. */
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EnvironmentError, readEnvironment, takeOperatorsMode } from '../src/config/environment.ts';
import { logSettingsOf } from '../src/config/observing-settings.ts';
import { keepCompiled } from './keep-compiled.ts';
import { requireFreePort } from './ports.ts';
import { serversOf, type Run } from './start/servers.ts';
import { commandLine } from '../system/command-line.ts';
import { log, openLog } from '../system/log.ts';
import { StopError } from '../system/stop-error.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

keepCompiled();

const aborter = new AbortController();
/** The parts started in this process, to be stopped in reverse order. */
const stops: (() => Promise<unknown>)[] = [];

async function dropState(dataDir: string): Promise<void> {
  for (const path of [dataDir, join(projectRoot, '.cache'), join(projectRoot, 'public')]) {
    await rm(path, { recursive: true, force: true });
  }
}

/** Reads the options and checks them before anything is started. */
async function prepare(): Promise<Run> {
  const { values } = commandLine({ options: { fresh: { type: 'boolean', default: false } } });
  takeOperatorsMode(process.env);
  const environment = readEnvironment(process.env);
  await openLog(logSettingsOf('start', { ...environment, MODE: 'demonstration' }));
  const dataDir = resolve(environment.DATA_DIR);
  await requireFreePort(environment.PORT, 'PORT');
  if (!environment.REST_ORIGIN) await requireFreePort(environment.BACKEND_PORT, 'BACKEND_PORT');
  await requireFreePort(environment.REGENERATOR_PORT, 'REGENERATOR_PORT');
  if (values.fresh) await dropState(dataDir);
  const restOrigin = environment.REST_ORIGIN ?? `http://localhost:${environment.BACKEND_PORT}`;
  return { projectRoot, dataDir, environment, restOrigin, signal: aborter.signal };
}

async function start(): Promise<void> {
  const run = await prepare();
  const servers = serversOf(run);
  stops.push(() => Promise.all(servers.stopped));
  const backend = run.environment.REST_ORIGIN ? Promise.resolve() : servers.backend();
  // The code that awaits it below gets the error.
  backend.catch(() => {});
  // The backend starts meanwhile: loading the site server takes as long.
  const { hasSite, buildFirst, serve } = await import('./start/site.ts');
  const beside = async () => {
    const site = await serve(run);
    stops.push(site.stop);
  };
  const up = Promise.withResolvers<void>();
  if (await hasSite(run)) {
    await Promise.all([backend, servers.regenerator(up.promise), beside()]);
  } else {
    const steps = run.environment.REST_ORIGIN ? 2 : 3;
    if (steps === 3) log.info('[1/3] The database');
    await backend;
    log.info(`[${steps - 1}/${steps}] The site`);
    await buildFirst(run);
    log.info(`[${steps}/${steps}] The servers`);
    await Promise.all([servers.regenerator(up.promise), beside()]);
  }
  up.resolve();
  if (aborter.signal.aborted) return;
  log.info(`ready: http://localhost:${run.environment.PORT}`);
  if (run.environment.REST_ORIGIN) return;
  const { bringScreen } = await import('./start/screen.ts');
  const screen = bringScreen(run);
  stops.push(() => screen);
}

/** The first failure is the cause; the rest ends because of it. */
const working = start().then(
  () => null,
  (error: unknown) => ({ error }),
);

async function stopAll(): Promise<void> {
  aborter.abort();
  await working;
  for (const stop of stops.splice(0).reverse()) await stop();
}

let leaving: Promise<void> | undefined;

/** A terminal sends its signal to all processes, and npm forwards it: it arrives twice. */
function leave(code: number): void {
  leaving ??= stopAll().finally(() => process.exit(code));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0));

void working.then((failed) => {
  // A signal during startup makes the current step fail; that is not an error.
  if (!failed || aborter.signal.aborted) return;
  const { error } = failed;
  const isExpected = error instanceof StopError || error instanceof EnvironmentError;
  if (isExpected) log.error(error.message);
  else log.error('The start failed:', error);
  leave(1);
});
