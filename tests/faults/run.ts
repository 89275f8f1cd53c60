/** Runs a layer in the copy, as `npm run test:<layer>` does there. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { layers, type Layer } from '../../scripts/test/layers.ts';
import { narrowed } from '../../scripts/test/narrow.ts';
import { redChecks } from './red-checks.ts';

export type Check = {
  readonly layer: string;
  readonly files: readonly string[];
  readonly only?: string;
};

export type Outcome = {
  readonly isGreen: boolean;
  /** The failed ones as `file: test`. */
  readonly red: readonly string[];
  readonly seconds: number;
  readonly output: readonly string[];
};

/** Ports of the copy: different from those of the tests, which may run meanwhile. */
const PORT_OFFSET = Number(process.env['TEST_PORT_OFFSET'] ?? 0) + 60;

/** Milliseconds between asking a run to end and killing it. */
const PATIENCE = 20_000;

/** One failed test is enough, and failures are not retried. */
const ONCE = ['--max-failures=1', '--retries=0'];

type Manner = {
  /** Runs all of its tests, even after a failure. */
  readonly toTheEnd: boolean;
};

function argsAndEnv({ format }: Layer, { files, only }: Check, { toTheEnd }: Manner) {
  const { args, env } = only === undefined ? { args: [], env: {} } : narrowed(format, only);
  const once = format === 'playwright' && !toTheEnd ? ONCE : [];
  return { args: [...files, ...args, ...once], env };
}

/** @throws when the project has no such layer. */
export async function runCheck(
  directory: string,
  check: Check,
  signal: AbortSignal,
  manner: Manner = { toTheEnd: false },
): Promise<Outcome> {
  const layer = layers.find(({ name }) => name === check.layer);
  if (!layer) throw new Error(`There is no layer ${check.layer}`);
  const report = join(directory, '.data/test-report', `${layer.name}.report`);
  rmSync(report, { force: true });
  const { args, env } = argsAndEnv(layer, check, manner);
  const from = performance.now();
  const child = spawn('node', ['scripts/test.ts', layer.name, ...args], {
    cwd: directory,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own process group, so that Ctrl+C reaches this process first.
    detached: true,
    env: {
      ...process.env,
      ...env,
      PATH: [join(directory, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
      TEST_PORT_OFFSET: String(PORT_OFFSET),
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => output.push(line));
  let late: NodeJS.Timeout | undefined;
  const stop = () => {
    child.kill('SIGTERM');
    late = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', stop);
  clearTimeout(late);
  const written = existsSync(report) ? readFileSync(report, 'utf8') : null;
  return {
    isGreen: code === 0,
    red: code === 0 ? [] : redChecks(layer, directory, output, written),
    seconds: (performance.now() - from) / 1000,
    output,
  };
}
