/** The processes of a load: backends, a worker, and nginx where there are several. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/ports.ts';
import { spawned, type Spawned } from '../../backend/spawned.ts';
import { BENCH_SECRET } from './asking.ts';
import { startBalancer } from './balancer.ts';
import type { Watched } from './processes.ts';

export type Settings = Readonly<Record<string, string>>;

/** Starts one backend. @param over overriding settings. */
export async function startBackend(database: string, directory: string, over: Settings = {}) {
  const port = String(await freePort());
  const program = spawned('backend/server.ts', {
    ...settingsOf(database, directory),
    BACKEND_PORT: port,
    ...over,
  });
  await program.line(/^Backend: /);
  return { program, origin: `http://127.0.0.1:${port}` };
}

const settingsOf = (database: string, directory: string): Settings => ({
  MODE: 'demonstration',
  DATA_DIR: directory,
  DATABASE_URL: database,
  CODE_SECRET: BENCH_SECRET,
  EDGE_SECRET: BENCH_SECRET,
  EDITOR_TOKEN: BENCH_SECRET,
  CONTENT_HOOK_SECRET: BENCH_SECRET,
  TRUSTED_PROXIES: '127.0.0.1',
  STOP_GRACE: '3000',
});

async function startWorker(database: string, directory: string): Promise<Spawned> {
  const port = String(await freePort());
  const settings = { ...settingsOf(database, directory), WORKER_PORT: port };
  const worker = spawned('backend/worker-process.ts', settings);
  await worker.line(/^Worker: /);
  return worker;
}

/** An empty directory for the data of processes. */
export const makeDirectory = (): string => mkdtempSync(join(tmpdir(), 'yasno-bench-load-'));

/** Starts that many backends, behind nginx when there are several, and one worker. */
export async function startInstances(database: string, count: number) {
  const directory = makeDirectory();
  const backends: Awaited<ReturnType<typeof startBackend>>[] = [];
  for (let index = 0; index < count; index += 1) {
    backends.push(await startBackend(database, directory));
  }
  const worker = await startWorker(database, directory);
  const [first] = backends;
  const balancer =
    count > 1
      ? await startBalancer(
          backends.map(({ origin }) => origin),
          directory,
        )
      : null;
  const watched: Watched[] = [
    ...backends.map(({ program }) => ({ name: 'backend', pid: program.pid })),
    { name: 'worker', pid: worker.pid },
    ...(balancer ? [{ name: 'nginx', pid: balancer.pid }] : []),
  ];
  return {
    origin: balancer?.origin ?? first?.origin ?? '',
    watched,
    stop: async () => {
      await balancer?.stop();
      for (const one of [worker, ...backends.map(({ program }) => program)]) await one.stop();
      rmSync(directory, { recursive: true });
    },
  };
}
