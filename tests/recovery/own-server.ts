/** A PostgreSQL server of one test, with its programs, in a directory of its own. */
import { execFile, execFileSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../scripts/ports.ts';

const run = promisify(execFile);

/** Where Debian keeps the servers' programs, by major version. */
const DEBIAN = '/usr/lib/postgresql';

/** Milliseconds that a program may take. */
const PATIENCE = 60_000;

/** The directory of the newest server's programs; null when there is none. */
export function serverPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const directory = `${DEBIAN}/${Math.max(...versions)}/bin`;
  return existsSync(join(directory, 'initdb')) ? directory : null;
}

/** PostgreSQL refuses to run as root. */
function owner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

export async function ownServer(programs: string) {
  const directory = mkdtempSync(join(tmpdir(), 'yasno-test-recovery-'));
  const as = owner();
  if (as) chownSync(directory, as.uid, as.gid);
  const port = await freePort();
  const data = join(directory, 'data');
  const tool = (program: string, ...args: string[]) =>
    run(join(programs, program), args, { cwd: directory, timeout: PATIENCE, ...as });
  const options = `-p ${port} -k ${directory} -c listen_addresses=localhost -c fsync=off`;
  const log = join(directory, 'log');
  const url = `postgres://tests@localhost:${port}/yasno`;
  return {
    directory,
    data,
    url,
    /** One of PostgreSQL's programs, as the owner of the data. */
    tool,
    at: ['--host=localhost', `--port=${port}`, '--username=tests'],
    start: () => tool('pg_ctl', '-D', data, '-l', log, '-w', '-o', options, 'start'),
    /** As when the machine dies. */
    kill: () => tool('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
    query: async (text: string, database = url): Promise<unknown[][]> => {
      const client = new pg.Client({ connectionString: database });
      await client.connect();
      try {
        return (await client.query({ text, rowMode: 'array' })).rows;
      } finally {
        await client.end();
      }
    },
    remove: () => rmSync(directory, { recursive: true, force: true }),
  };
}
