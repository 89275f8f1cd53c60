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
  /** Resolves when it listens; rejects when it ends or times out instead. */
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  kill(): void;
};

const program = fileURLToPath(new URL('../deno/worker.ts', import.meta.url));

/** Startup timeout in milliseconds on a busy machine; an idle one takes a tenth of a second. */
const START_LIMIT = 30_000;

/** Netlify's memory limit of a function, in megabytes. */
const MEMORY = 512;
/** Megabytes of them for the young generation; see little-room.ts. */
const NEW = 8;

/** Variables that Deno itself needs to find its compiled copies of our files. */
const PASSED = ['HOME', 'XDG_CACHE_HOME', 'DENO_DIR', 'PATH', 'TMPDIR', 'LANG', 'TZ'];

/** The binary itself: the package's own command is a wrapper script, one process more. */
function denoProgram(): string {
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
 * Starts a Deno. It ends with this process, however that ends.
 * @param env environment variables of the functions.
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
      // Its standard input closes when this process is gone.
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
  // Written to a process that has ended: its end is handled elsewhere.
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
