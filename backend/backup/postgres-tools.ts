/** PostgreSQL's own programs, which dump and restore it best. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { text } from 'node:stream/consumers';
import { hasCode } from '../../system/error-code.ts';
import { BackupError } from './backup-error.ts';

type Program = 'pg_dump' | 'pg_restore' | 'psql';

/** Options of `psql`: prints only the values, and reads no settings of the user. */
export const QUIETLY = ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align'];

/** Lines of a program's error output that are passed on. */
const MOST = 3;

/**
 * A server's connection as the programs take it: the password is not among the arguments, which
 * every user of the machine can read.
 */
function connectionOf(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return {
    address: address.href,
    env: { ...process.env, PGCONNECT_TIMEOUT: '10', ...(password && { PGPASSWORD: password }) },
  };
}

/** PostgreSQL's programs, connected to a server. */
export function toolsOf(url: string, directory: string | undefined) {
  const { address, env } = connectionOf(url);

  /** @throws BackupError when the program cannot be started or exits with an error. */
  async function run(
    program: Program,
    args: readonly string[],
    io: { readonly input?: Readable; readonly output?: NodeJS.WritableStream } = {},
  ): Promise<string> {
    const file = directory ? join(directory, program) : program;
    const child = spawn(file, args, { env, stdio: ['pipe', 'pipe', 'pipe'] });
    const failed = once(child, 'error').then(([error]: unknown[]) => {
      const where = directory ? `in POSTGRES_BIN, ${directory}` : 'on PATH; set POSTGRES_BIN';
      const missing = new BackupError(`There is no ${program} ${where}.`, { cause: error });
      throw hasCode(error, 'ENOENT', 'EACCES') ? missing : error;
    });
    const complaints = text(child.stderr);
    const work = async () => {
      const fed = io.input ? pipeline(io.input, child.stdin) : (child.stdin.end(), null);
      // A program that exits early closes its input: its own output gives the reason.
      fed?.catch(() => {});
      const output = io.output
        ? pipeline(child.stdout, io.output).then(() => '')
        : text(child.stdout);
      const [result, [code]] = await Promise.all([output, once(child, 'close')]);
      if (code === 0) {
        await fed;
        return result;
      }
      const lines = (await complaints).trim().split('\n').slice(0, MOST).join(' ');
      throw new BackupError(`${program} failed: ${lines || `code ${code}`}`);
    };
    try {
      return await Promise.race([work(), failed]);
    } finally {
      child.kill();
    }
  }

  return {
    run,
    address,
    /** @throws BackupError when the major version of the programs differs from the server's. */
    check: async (program: Program, server: number): Promise<void> => {
      const said = await run(program, ['--version']);
      const own = Number(/ (\d+)/.exec(said)?.[1]);
      if (own === server) return;
      const hint = 'set POSTGRES_BIN to the directory of the right ones';
      throw new BackupError(
        `${program} is of PostgreSQL ${own} and the server of PostgreSQL ${server}; ${hint}.`,
      );
    },
  };
}

export type Tools = ReturnType<typeof toolsOf>;
