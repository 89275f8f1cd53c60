/**
 * `npm test`: runs every layer, in parallel lanes, then prints a table of their times. The
 * first failing layer ends it. `npm run test:<layer> [-- files]` runs one.
 */
import { summaryOf } from './test/failures.ts';
import { layers, type Layer } from './test/layers.ts';
import { recordTimes } from './test/record.ts';
import { runLanes } from './test/run-lanes.ts';
import { runLayer, type LayerRun } from './test/run-layer.ts';
import { timeTable } from './test/table.ts';

const stopping = new AbortController();
process.on('SIGINT', () => stopping.abort());
process.on('SIGTERM', () => stopping.abort());

const sayFailure = (run: LayerRun) => console.error(`\n${summaryOf(run)}`);

async function runAll(record: boolean): Promise<void> {
  const from = performance.now();
  const run = (layer: Layer) => {
    const log = (line: string) => console.log(`${layer.name.padEnd(11)} │ ${line}`);
    return runLayer(layer, [], log, stopping.signal);
  };
  const runs = await runLanes({ layers, run, stopping, say: (line) => console.log(line) });
  const total = (performance.now() - from) / 1000;
  const table = timeTable(runs, total);
  console.log(`\n${table}`);
  const failed = runs.filter(({ failure }) => failure !== undefined);
  // Layers that were only stopped come first: the reason is at the very end.
  for (const run of failed.toSorted((a) => (a.failure === 'was stopped' ? -1 : 1))) sayFailure(run);
  if (failed.length > 0) process.exitCode = 1;
  else if (record) recordTimes(table);
  if (failed.length === 0) console.log(`\nAll layers passed in ${Math.round(total)} s`);
}

async function runOne(name: string, files: readonly string[]): Promise<void> {
  const layer = layers.find((one) => one.name === name);
  if (!layer) {
    console.error(`There is no layer ${name}: ${layers.map((one) => one.name).join(', ')}.`);
    process.exitCode = 1;
    return;
  }
  const run = await runLayer(layer, files, null, stopping.signal);
  // The table is for whole layers; for a few files the verdict comes last.
  if (run.times && files.length === 0) console.log(`\n${timeTable([run], run.seconds)}`);
  // Runners report success for a name that no test has.
  if (files.length > 0 && run.times && !run.times.tests.some(({ ok }) => ok) && !run.failure) {
    console.error(`\n${name}: no test of that name ran`);
    process.exitCode = 1;
    return;
  }
  if (run.failure === undefined) {
    console.log(`\n${name} passed in ${Math.round(run.seconds)} s`);
    return;
  }
  sayFailure(run);
  process.exitCode = 1;
}

const [name, ...files] = process.argv.slice(2);
if (name === undefined || name === '--record') await runAll(name === '--record');
else await runOne(name, files);
