/** PostgreSQL servers of a test: they are frozen, restarted and replicated, so they are not shared. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '../../scripts/ports.ts';
import { hasCode } from '../../system/error-code.ts';
import { makeScratch } from '../contract/scratch.ts';
import { until } from './until.ts';

/** Directory of the server's programs; without it these tests are not registered. */
export const postgresPrograms = process.env['TEST_POSTGRES_BIN'];

const idOf = (flag: '-u' | '-g') =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** The user that runs it: PostgreSQL refuses to run as root. */
const owner = process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {};

/** The processes of a server: a connection is a child of the first one. */
function processesOf(parent: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  return [parent, ...rows.flatMap(([pid, of]) => (of === parent && pid ? [pid] : []))];
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  await until(async () => {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    const isUp = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (!isUp && child.exitCode !== null) {
      throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    }
    return isUp;
  });
}

/** A directory that only its owner may read, as PostgreSQL requires. */
function makeDirectory(root: string, name: string): string {
  const directory = join(root, name);
  mkdirSync(directory, { mode: 0o700 });
  if (owner.uid !== undefined) chownSync(directory, owner.uid, owner.gid);
  return directory;
}

/** Runs a server on an existing data directory. */
async function run(programs: string, directory: string) {
  const port = await freePort();
  const url = `postgres://tests@127.0.0.1:${port}/postgres`;
  let child: ChildProcess;
  const start = async () => {
    const settings = ['fsync=off', 'shared_buffers=16MB', 'unix_socket_directories='];
    child = spawn(
      join(programs, 'postgres'),
      ['-D', directory, '-p', String(port), ...settings.flatMap((one) => ['-c', one])],
      { ...owner, stdio: 'ignore', detached: true },
    );
    await untilAnswers(url, child);
  };
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of processesOf(child.pid ?? 0)) {
      try {
        process.kill(pid, signal);
      } catch (error) {
        // A connection may have ended since.
        if (!hasCode(error, 'ESRCH')) throw error;
      }
    }
  };
  /** Ends its connections and then itself. */
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
  };
  await start();
  return {
    url,
    port,
    start,
    stop,
    /** Suspends all its processes: the system still accepts connections for it. */
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
  };
}

export type OwnServer = Awaited<ReturnType<typeof run>>;

/** Starts an empty server, and on request a streaming replica of it; `end` removes both. */
export async function startPostgres(programs: string) {
  const root = makeScratch('postgres');
  if (owner.uid !== undefined) chownSync(root, owner.uid, owner.gid);
  const program = (name: string, ...args: string[]) =>
    execFileSync(join(programs, name), args, { ...owner, cwd: root, stdio: 'pipe' });
  const directory = makeDirectory(root, 'primary');
  const initial = ['-U', 'tests', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'];
  program('initdb', '-D', directory, '--no-sync', ...initial);
  const servers: OwnServer[] = [await run(programs, directory)];
  const [primary] = servers as [OwnServer];
  return {
    primary,
    async replica(): Promise<OwnServer> {
      const copy = makeDirectory(root, 'replica');
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'tests'];
      program('pg_basebackup', ...from, '-D', copy, '-c', 'fast', '-R', '--no-sync');
      const replica = await run(programs, copy);
      servers.push(replica);
      return replica;
    },
    async end(): Promise<void> {
      for (const server of servers.toReversed()) {
        server.thaw();
        await server.stop();
      }
      rmSync(root, { recursive: true });
    },
  };
}
