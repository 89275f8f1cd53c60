/**
 * `npm run check [-- --since <commit>]`: feedback within a minute. Types, lint of the changed
 * files, and the unit, contract and edge tests that the change can reach, the nearest first.
 */
import { existsSync } from 'node:fs';
import { changedFiles, projectFiles } from './check/changes.ts';
import { readImports } from './check/imports.ts';
import { reachedTests } from './check/reach.ts';
import { commandLine } from '../system/command-line.ts';
import { StopError } from '../system/stop-error.ts';
import { summaryOf } from './test/failures.ts';
import { layerOf, layers } from './test/layers.ts';
import { runLayer, type LayerRun } from './test/run-layer.ts';

/** Milliseconds after which no further slow test starts: with the running ones, a minute. */
const BUDGET = 40_000;
/** Slow test files run at a time, between two checks of the clock. */
const BATCH = 8;

const failed: LayerRun[] = [];
const from = performance.now();
const stopping = new AbortController();
process.on('SIGINT', () => stopping.abort());
const seconds = () => Math.round((performance.now() - from) / 1000);

/** @returns whether it passed; its output is shown if it did not. */
async function isGreen(name: string, files: readonly string[]): Promise<boolean> {
  const layer = layers.find((one) => one.name === name);
  if (!layer) throw new Error(`There is no layer ${name}`);
  const lines: string[] = [];
  const run = await runLayer(layer, files, (line) => lines.push(line), stopping.signal);
  if (run.failure === undefined) return true;
  console.error(`\n${lines.join('\n')}\n\n${name} ${run.failure}`);
  failed.push(run);
  return false;
}

/** Runs tests in order while there is time. @returns those that were left out; null on failure. */
async function inTime(name: string, tests: readonly string[]): Promise<readonly string[] | null> {
  for (let next = 0; next < tests.length; next += BATCH) {
    if (performance.now() - from > BUDGET) return tests.slice(next);
    if (!(await isGreen(name, tests.slice(next, next + BATCH)))) return null;
  }
  return [];
}

async function tested(tests: readonly string[]): Promise<boolean> {
  const testsOf = (layer: string) => tests.filter((test) => layerOf(test)?.name === layer);
  const unit = testsOf('unit');
  if (unit.length > 0 && !(await isGreen('unit', ['--runTestsByPath', ...unit]))) return false;
  const edge = testsOf('edge');
  if (edge.length > 0 && !(await isGreen('edge', edge))) return false;
  let left = 0;
  for (const layer of ['contract', 'served']) {
    const later = await inTime(layer, testsOf(layer));
    if (later === null) return false;
    left += later.length;
    if (later.length > 0)
      console.log(
        `       ${later.length} more can be reached: npm run test:${layer} -- ${later[0]} …`,
      );
  }
  const ofSite = (test: string) => {
    const layer = layerOf(test);
    return layer?.lane === 'site' || layer?.needs === 'site';
  };
  const code = tests.filter((test) => !ofSite(test));
  console.log(`tests: ${code.length - left} files green`);
  const site = tests.filter(ofSite);
  const [nearest] = site;
  if (nearest)
    console.log(`       ${site.length} more of the site can be reached, first ${nearest}`);
  return true;
}

async function sound(changed: readonly string[]): Promise<boolean> {
  if (!(await isGreen('types', []))) return false;
  console.log('types: green');
  // A changed rule applies to every file.
  const all = changed.some((file) =>
    /^(?:eslint\.config\.mjs|scripts\/lint\/rooms\.ts|\.oxfmtrc\.json|\.oxlintrc\.json)$/.test(
      file,
    ),
  );
  const files = all ? [] : changed.filter((file) => existsSync(file));
  if (!all && files.length === 0) return true;
  if (!(await isGreen('lint', files))) return false;
  console.log(`lint: ${all ? 'everything' : `${files.length} files`} green`);
  return true;
}

async function main(): Promise<void> {
  const { values } = commandLine({ options: { since: { type: 'string' } } });
  const changed = changedFiles(values.since);
  console.log(`${changed.length} files have changed`);
  const tests = reachedTests(readImports(projectFiles()), changed).filter((file) =>
    existsSync(file),
  );
  const green = (await Promise.all([sound(changed), tested(tests)])).every(Boolean);
  // Once more at the end: the other checks may have printed hundreds of lines since.
  for (const run of failed) console.error(`\n${summaryOf(run)}`);
  console.log(`${green ? 'green' : 'red'} after ${seconds()} s`);
  if (!green) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof StopError ? error.message : error);
  process.exitCode = 1;
});
