import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Agent } from 'node:http';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Settings } from '../deno/settings.ts';

/** A Deno that runs the edge functions. */
export type DenoProcess = {
  readonly pid: number | undefined;
  readonly socket: string;
  /** Connections that stay open between requests. */
  readonly agent: Agent;
  /** Resolves when it listens; rejects when it ends or takes too long instead. */
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  kill(): void;
};

const program = fileURLToPath(new URL('../deno/worker.ts', import.meta.url));

/** Milliseconds of a start on a busy machine; a quiet one takes a tenth of a second. */
const START_LIMIT = 30_000;

/** What Netlify gives a function, in megabytes. */
const MEMORY = 512;
/** Of them for what is new; see little-room.ts. */
const NEW = 8;

/** Variables that Deno itself needs: where its compiled copies of our files are. */
const PASSED = ['HOME', 'XDG_CACHE_HOME', 'DENO_DIR', 'PATH', 'TMPDIR', 'LANG', 'TZ'];

/** The program itself: the package's own command is a script around it, one process more. */
export function denoProgram(): string {
  const require = createRequire(import.meta.url);
  const name = process.platform === 'win32' ? 'deno.exe' : 'deno';
  const inPackage = join(dirname(require.resolve('deno/package.json')), name);
  if (existsSync(inPackage)) return inPackage;
  const system = process.platform === 'linux' ? 'linux-glibc' : process.platform;
  const [os = system, family] = system.split('-');
  const target = [os, process.arch, family].filter(Boolean).join('-');
  return join(dirname(require.resolve(`@deno/${target}/package.json`)), name);
}

const inherited = () =>
  Object.fromEntries(PASSED.map((name) => [name, process.env[name]] as const).filter(([, v]) => v));

/**
 * Starts one. It ends with this process, whatever way that goes.
 * @param env what the functions find in their environment.
 */
export function startDeno(
  settings: Settings,
  env: Readonly<Record<string, string>>,
  log: (line: string) => void,
): DenoProcess {
  const flags = ['--no-prompt', '--no-lock', '--no-remote', '--quiet', '--no-check'];
  const rights = ['--allow-net', '--allow-env', '--allow-read', '--allow-run', '--allow-write'];
  const heap = `--v8-flags=--max-old-space-size=${MEMORY},--max-semi-space-size=${NEW}`;
  const child = spawn(
    denoProgram(),
    ['run', ...flags, ...rights, heap, program, JSON.stringify(settings)],
    {
      // Its standard input is how it learns that this process is gone.
      stdio: ['pipe', 'pipe', 'pipe'],
      env: { ...inherited(), ...env, DENO_REGION: 'dev', NO_COLOR: '1' },
    },
  );
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      log(`Edge functions: ${error.message}`);
      resolve();
    });
  });
  // Written to a process that has ended: its end is noticed elsewhere.
  child.stdin.on('error', () => undefined);
  let tellReady = () => {};
  const listening = new Promise<void>((resolve) => {
    tellReady = resolve;
  });
  let isReady = false;
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (isReady || line !== 'ready') return log(line);
    isReady = true;
    tellReady();
  });
  createInterface({ input: child.stderr }).on('line', log);
  const late = setTimeout(() => child.kill('SIGKILL'), START_LIMIT);
  const ready = Promise.race([
    listening,
    ended.then(() => Promise.reject(new Error('A Deno of the edge functions did not start.'))),
  ]).finally(() => clearTimeout(late));
  void ended.then(() => agent.destroy());
  return {
    pid: child.pid,
    socket: settings.socket,
    agent,
    ready,
    ended,
    kill: () => void child.kill('SIGKILL'),
  };
}
