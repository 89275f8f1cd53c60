/**
 * `npm run test:one -- <file> [name]`: runs a test file of any layer, or the one nearest to a code
 * file; all of its tests, or those that match a name. It uses free ports, so it can run next to
 * anything.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import { projectFiles } from './check/changes.ts';
import { readImports } from './check/imports.ts';
import { StopError } from '../system/stop-error.ts';
import { findTests, isAlone, NoTestsError } from './test/find-tests.ts';
import { layerOf, layers, type Layer } from './test/layers.ts';
import { narrowed } from './test/narrow.ts';
import { freeOffset } from './test/ports.ts';

/** @returns the exit code of its runner. */
async function run(layer: Layer, files: readonly string[], only: string | undefined) {
  const { args, env } = only === undefined ? { args: [], env: {} } : narrowed(layer.format, only);
  // Jest and Playwright read files as patterns.
  const named = layer.name === 'unit' ? ['--runTestsByPath', ...files] : files;
  const child = spawn('node', ['scripts/test.ts', layer.name, ...named, ...args], {
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      TEST_PORT_OFFSET: process.env['TEST_PORT_OFFSET'] ?? String(await freeOffset()),
    },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return code ?? 1;
}

async function main(): Promise<number> {
  const [asked, only] = process.argv.slice(2);
  if (asked === undefined)
    throw new StopError('Name a file: npm run test:one -- <file> [name of a test]');
  const file = relative('.', resolve(asked));
  const tests = findTests(file, readImports(projectFiles()));
  if (isAlone(file, tests)) console.log(`${file} has no test beside it; the nearest one is`);
  console.log(tests.join('\n'));
  for (const layer of layers) {
    const own = tests.filter((test) => layerOf(test) === layer);
    const code = own.length === 0 ? 0 : await run(layer, own, only);
    if (code !== 0) return code;
  }
  return 0;
}

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof StopError || error instanceof NoTestsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
