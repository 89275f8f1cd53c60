/**
 * A company's processes: three backends behind a balancer, and two workers, that tell a stand-in of the
 * regenerator.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { freePort } from '../../scripts/ports.ts';
import { HOOK_SECRET, startReceiver } from '../backend/hook-receiver.ts';
import { spawned, type Spawned } from '../backend/spawned.ts';
import { openCopy } from '../contract/postgres.ts';
import { makeScratch } from '../contract/scratch.ts';
import { afterwards } from '../start/afterwards.ts';
import { startBalancer } from './balancer.ts';

const SECRET = 'a-secret-of-the-tests-of-a-company-of-processes';

/** The address of the balancer for backends; visitors come from others. */
const BALANCER = '127.0.0.1';

/** A process that can be stopped or killed, and comes back at the same port. */
export type Instance = {
  readonly name: string;
  readonly current: () => Spawned;
  readonly begin: () => Promise<void>;
};

async function instance(
  name: string,
  program: string,
  ready: RegExp,
  env: Readonly<Record<string, string>>,
): Promise<Instance> {
  let current: Spawned;
  const begin = async () => {
    current = spawned(program, env);
    await current.line(ready);
  };
  await begin();
  return { name, current: () => current, begin };
}

export const TOKEN = SECRET;

/** Starts them all; they end with the test. */
export async function startCompany(context: TestContext, server: string, nginx: string) {
  const receiver = await startReceiver();
  afterwards(context, receiver.stop);
  const copy = await openCopy(server);
  afterwards(context, copy.close);
  const ports = await Promise.all([0, 1, 2].map(freePort));
  const balancerPort = await freePort();
  const directory = makeScratch('rolling');
  afterwards(context, () => rmSync(directory, { recursive: true }));
  const balancer = await startBalancer(nginx, directory, balancerPort, ports);
  afterwards(context, balancer.stop);
  const common = {
    DATA_DIR: join(directory, 'data'),
    SITE_URL: 'https://www.yasno.example',
    DATABASE_URL: copy.address,
    TRUSTED_PROXIES: BALANCER,
    CODE_SECRET: SECRET,
    EDGE_SECRET: SECRET,
    EDITOR_TOKEN: SECRET,
    CONTENT_HOOK_SECRET: HOOK_SECRET,
    CONTENT_HOOK_URL: receiver.url,
    ISSUE_DELAY: '20',
    ORDER_DELAY: '20',
    MIGRATIONS: 'command',
    JOBS: 'worker',
    BACKEND_PORT: '',
    WORKER_PORT: '',
  };
  const all: Instance[] = [];
  afterwards(context, () => Promise.all(all.map((one) => one.current().kill())));
  const add = async (name: string, program: string, ready: RegExp, port: number) => {
    const one = await instance(name, program, ready, { ...common, PORT: String(port) });
    all.push(one);
    return one;
  };
  const backends = await Promise.all(
    ports.map((port) => add('backend', 'backend/server.ts', /^Backend: /, port)),
  );
  const workers = await Promise.all(
    [await freePort(), await freePort()].map((port) =>
      add('worker', 'backend/worker-process.ts', /^Worker: /, port),
    ),
  );
  return { db: copy.db, origin: balancer.origin, backends, workers, receiver };
}
