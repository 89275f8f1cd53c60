/**
 * `npm run dev`: the site under development, with the same backend and edge functions as `npm
 * start`. See docs/decisions/050.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { EnvironmentError, readEnvironment } from '../src/config/environment.ts';
import { actionsFor } from './dev/actions.ts';
import { startFront, type Front } from './dev/front.ts';
import { importGraph } from './dev/import-graph.ts';
import { doJobs, type Job } from './dev/jobs.ts';
import { oneRunAtATime } from './dev/one-run-at-a-time.ts';
import { backendPart, developPart, projectRoot, settingOf, type Setting } from './dev/parts.ts';
import { reseed } from './dev/reseed.ts';
import { watchSources } from './dev/watch.ts';
import { renewCopy } from './dev/workplace.ts';
import { requireFreePort } from './ports.ts';
import { edgeSecretOf } from './start/servers.ts';
import { commandLine } from '../system/command-line.ts';
import { StopError } from '../system/stop-error.ts';

/** Started parts, to be stopped in reverse order. */
const stops: (() => Promise<void>)[] = [];
let isStopping = false;

/** One sentence if a person can act on it. */
function say(error: unknown): void {
  const expected = error instanceof StopError || error instanceof EnvironmentError;
  if (!isStopping) console.error(expected ? error.message : error);
}

function sourceText(file: string): string {
  try {
    return readFileSync(join(projectRoot, file), 'utf8');
  } catch {
    // A deleted file imports nothing.
    return '';
  }
}

const edgeFunctions = () =>
  readdirSync(join(projectRoot, 'edge-functions'))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `edge-functions/${name}`);

/** Follows changes of the sources, and terminal input. */
async function follow({ workplace }: Setting, add: (jobs: Iterable<Job>) => void): Promise<void> {
  const graph = importGraph(sourceText);
  const watching = await watchSources(projectRoot, (changes) => {
    for (const file of changes.files) renewCopy(projectRoot, workplace, file).catch(say);
    add(actionsFor(changes, graph, edgeFunctions()));
  });
  stops.push(watching.stop);
  createInterface({ input: process.stdin }).on('line', (line) => {
    if (line.trim() === 's') add(['seed anew']);
    if (line.trim() === 'r') add(['compose']);
  });
}

async function dev(): Promise<void> {
  const { values } = commandLine({ options: { fresh: { type: 'boolean', default: false } } });
  const environment = readEnvironment(process.env);
  const { PORT: port, BACKEND_PORT: backendPort, REST_ORIGIN: foreign } = environment;
  const setting = settingOf(environment, resolve(environment.DATA_DIR));
  const { workplace, restOrigin, log } = setting;
  await requireFreePort(port, 'PORT');
  if (!foreign) await requireFreePort(backendPort, 'BACKEND_PORT');
  if (values.fresh) {
    await rm(workplace, { recursive: true, force: true });
    if (!foreign) await reseed();
  }

  const front = Promise.withResolvers<Front>();
  const add = oneRunAtATime<Job>(async (jobs) => {
    await doJobs(jobs, { backend, develop, front: await front.promise, reseed, log });
  }, say);
  const died = (name: string, job: Job) => () => {
    if (isStopping) return;
    log(`The ${name} has stopped unexpectedly and is being restarted.`);
    add([job]);
  };
  const backend = foreign ? null : backendPart(setting, died('backend', 'backend'));
  const develop = developPart(setting, died('develop server', 'gatsby'));

  if (backend) {
    stops.push(backend.stop);
    await backend.restart();
  }
  log('Starting the develop server');
  stops.push(develop.stop);
  const developing = develop.restart();
  // It may fail before it is awaited.
  developing.catch(() => undefined);
  const started = await startFront({
    port,
    projectRoot,
    workplace,
    restOrigin,
    siteUrl: environment.SITE_URL,
    edgeSecret: edgeSecretOf(setting),
    trustedProxies: environment.TRUSTED_PROXIES,
    develop: async () => (await develop.running()).origin,
    contentChanged: () => add(['compose']),
    log,
  });
  stops.push(started.stop);
  front.resolve(started);
  await follow(setting, add);
  await developing;
  log(`ready: http://localhost:${port}`);
  log('Your changes appear by themselves. r and Enter reads the content again, Ctrl+C quits.');
}

async function stopAll(): Promise<void> {
  isStopping = true;
  for (const stop of stops.splice(0).reverse()) await stop();
}

let leaving: Promise<void> | undefined;

/** A terminal sends its signal to all processes, and npm forwards it: it arrives twice. */
function leave(code: number): void {
  leaving ??= stopAll().finally(() => process.exit(code));
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => leave(0));

dev().catch((error: unknown) => {
  if (isStopping) return;
  say(error);
  leave(1);
});
