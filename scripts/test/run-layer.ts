import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { testProcesses } from './environment.ts';
import type { Command, Layer } from './layers.ts';
import type { LayerResult } from './table.ts';
import { makeTemporary } from './temporary.ts';
import { timesOf, type Times } from './times.ts';

export type LayerRun = LayerResult & {
  /** Why it failed; absent when it passed. */
  readonly failure?: string;
};

const reports = '.data/test-report';

/** Programs of the project's packages come first, as in npm's scripts. */
const path = [resolve('node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);

/** Milliseconds between asking a process to end and killing it. */
const PATIENCE = 10_000;

/** Attempts to remove what a layer leaves behind: its last processes may still be writing. */
const REMOVALS = 5;

function remove(temporary: string): void {
  try {
    rmSync(temporary, { recursive: true, force: true, maxRetries: REMOVALS });
  } catch (error) {
    // It only takes space: the tests have their result.
    console.warn(`${temporary} was not removed:`, error);
  }
}

/**
 * @param temporary directory for the files that the command and its children leave behind.
 * @returns the exit code; null when a signal ended it.
 */
async function run(
  { program, args, env }: Command,
  log: ((line: string) => void) | null,
  signal: AbortSignal,
  temporary: string,
): Promise<number | null> {
  const child = spawn(program, args, {
    stdio: log ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    // Its own process group: everything a layer has started ends with it.
    detached: true,
    env: { ...process.env, ...testProcesses, TMPDIR: temporary, PATH: path, ...env },
  });
  const end = (how: NodeJS.Signals) => {
    if (child.pid === undefined) return;
    try {
      process.kill(-child.pid, how);
    } catch {
      // The group has already ended.
    }
  };
  let late: NodeJS.Timeout | undefined;
  const stop = () => {
    // As a terminal does: Playwright ends its servers, which are in their own group, only on this
    // signal.
    end('SIGINT');
    late = setTimeout(() => end('SIGKILL'), PATIENCE);
  };
  signal.addEventListener('abort', stop, { once: true });
  if (signal.aborted) stop();
  if (log) {
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', log);
  }
  const [code] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', stop);
  clearTimeout(late);
  end('SIGKILL');
  return code;
}

function timesIn(layer: Layer, report: string): Times | null {
  if (!layer.format) return null;
  try {
    return timesOf(layer.format, readFileSync(report, 'utf8'));
  } catch {
    // A stopped runner has written half a report, or none.
    return null;
  }
}

/**
 * Runs one layer.
 * @param files the files to test; everything in the layer when empty.
 * @param log receives its output lines; null: they go to the terminal unchanged.
 * @param stopping aborts it.
 */
export async function runLayer(
  layer: Layer,
  files: readonly string[],
  log: ((line: string) => void) | null,
  stopping: AbortSignal,
): Promise<LayerRun> {
  mkdirSync(reports, { recursive: true });
  // Another run of the layer may be under way: `npm run test:one` next to `npm test`.
  const report = resolve(join(reports, `${layer.name}-${randomUUID()}.report`));
  const limit = AbortSignal.timeout(layer.limit * 1000);
  const signal = AbortSignal.any([stopping, limit]);
  const from = performance.now();
  const temporary = makeTemporary(layer.name);
  let code: number | null = 0;
  for (const command of layer.commands(files.length > 0 ? files : (layer.files ?? []), report)) {
    code = await run(command, log, signal, temporary);
    if (code !== 0) break;
  }
  remove(temporary);
  const seconds = (performance.now() - from) / 1000;
  const result = { name: layer.name, lane: layer.lane, seconds, times: timesIn(layer, report) };
  // What remains is the report of the last run, under the layer's name.
  if (existsSync(report)) renameSync(report, resolve(join(reports, `${layer.name}.report`)));
  if (stopping.aborted) return { ...result, failure: 'was stopped' };
  if (limit.aborted) return { ...result, failure: `did not end within ${layer.limit} s` };
  if (code !== 0) return { ...result, failure: 'is red' };
  if (layer.format && !result.times) return { ...result, failure: 'has written no report' };
  return result;
}
