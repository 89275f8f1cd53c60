/**
 * `npm run test:faults [-- part of a name …]`: plants one fault after another into a copy of the
 * project and runs the check that should catch it. `--together` plants several faults that have
 * separate tests, `--list` names them, `--keep` keeps the copy, `--copy <directory>` reuses one.
 * See docs/decisions/051-planted-faults.md.
 */
import { rmSync } from 'node:fs';
import { commandLine } from '../../system/command-line.ts';
import { StopError } from '../../system/stop-error.ts';
import { fileURLToPath } from 'node:url';
import { neededChecks } from './checks.ts';
import { makeCopy } from './copy.ts';
import { misfit, plant, type Fault } from './fault.ts';
import { caughtBy, faultTable, isCaught, type Result } from './fault-table.ts';
import { faults } from './faults/all.ts';
import { runCheck, type Outcome } from './run.ts';
import { groupsOf, redOf } from './together.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** Lines of output that are shown when a run did not go as expected. */
const TAIL = 60;

const stopping = new AbortController();
process.on('SIGINT', () => stopping.abort());
process.on('SIGTERM', () => stopping.abort());

function given() {
  try {
    return commandLine({
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        together: { type: 'boolean', default: false },
        keep: { type: 'boolean', default: false },
        copy: { type: 'string' },
      },
    });
  } catch (error) {
    if (!(error instanceof StopError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

const { values, positionals: parts } = given();

const chosen = faults.filter(
  ({ name, layer }) =>
    parts.length === 0 || parts.some((part) => name.includes(part) || layer === part),
);

const showTail = ({ output }: Outcome) => console.error(output.slice(-TAIL).join('\n'));

/** @returns whether the checks of these faults pass without any of them. */
async function isProved(directory: string, layerFaults: readonly Fault[]): Promise<boolean> {
  for (const check of neededChecks(layerFaults)) {
    console.log(`Without a fault: ${check.layer} ${check.files.join(' ')}`);
    const outcome = await runCheck(directory, check, stopping.signal);
    if (stopping.signal.aborted) return false;
    console.log(`  ${outcome.isGreen ? 'green' : 'red'} in ${outcome.seconds.toFixed(0)} s`);
    if (outcome.isGreen) continue;
    showTail(outcome);
    return false;
  }
  return true;
}

function tell(result: Result, outcome: Outcome): Result {
  console.log(`${result.name}\n  ${caughtBy(result)}, ${outcome.seconds.toFixed(0)} s`);
  if (!isCaught(result) && !stopping.signal.aborted) showTail(outcome);
  return result;
}

async function tryFault(directory: string, fault: Fault): Promise<Result> {
  const takeOut = plant(directory, [fault]);
  try {
    const [check = fault] = neededChecks([fault]);
    const outcome = await runCheck(directory, check, stopping.signal);
    return tell({ ...outcome, name: fault.name, layer: fault.layer }, outcome);
  } finally {
    takeOut();
  }
}

/** Plants several faults together: each is caught by its own tests, whatever else fails. */
async function tryGroup(directory: string, group: readonly Fault[]): Promise<Result[]> {
  const takeOut = plant(directory, group);
  try {
    const results: Result[] = [];
    for (const check of neededChecks(group)) {
      const outcome = await runCheck(directory, check, stopping.signal, { toTheEnd: true });
      for (const fault of group) {
        const red = redOf(fault, outcome.red);
        results.push(tell({ ...outcome, red, name: fault.name, layer: fault.layer }, outcome));
      }
    }
    return results;
  } finally {
    takeOut();
  }
}

const unproved = ({ name, layer }: Fault): Result => ({
  ...{ name, layer, red: [], isGreen: false, isUnproved: true, seconds: 0 },
});

/**
 * Verifies the checks of each layer, then plants its faults; a failure does not stop the next
 * layer.
 */
async function tryAll(directory: string): Promise<void> {
  const results: Result[] = [];
  for (const layerFaults of Map.groupBy(chosen, ({ layer }) => layer).values()) {
    const proved = await isProved(directory, layerFaults);
    const groups = values.together ? groupsOf(layerFaults) : layerFaults.map((fault) => [fault]);
    for (const group of groups) {
      if (stopping.signal.aborted) break;
      if (!proved) results.push(...group.map(unproved));
      else if (group.length > 1) results.push(...(await tryGroup(directory, group)));
      else for (const fault of group) results.push(await tryFault(directory, fault));
    }
  }
  console.log(`\n${faultTable(results)}`);
  if (results.length < chosen.length || !results.every(isCaught)) process.exitCode = 1;
}

async function main(): Promise<void> {
  if (values.list) {
    for (const { layer, name } of chosen) console.log(`${layer.padEnd(11)} ${name}`);
    return;
  }
  const misfits = chosen.flatMap((fault) => misfit(project, fault) ?? []);
  if (misfits.length > 0 || chosen.length === 0) {
    console.error(misfits.join('\n') || 'No fault has such a name; --list shows them.');
    process.exitCode = 1;
    return;
  }
  const directory = makeCopy(project, values.copy);
  console.log(`${chosen.length} faults, in a copy: ${directory}`);
  try {
    await tryAll(directory);
  } finally {
    if (!values.keep && values.copy === undefined)
      rmSync(directory, { recursive: true, force: true });
  }
}

await main();
