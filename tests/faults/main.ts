/**
 * `npm run test:faults [-- part of a name …]`: plants one fault after the other into a copy of the
 * project and runs the check that is there to catch it. `--list` names them, `--keep` leaves the
 * copy, `--copy <directory>` takes a kept one. See docs/decisions/051-planted-faults.md.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { neededChecks } from './checks.ts';
import { makeCopy } from './copy.ts';
import { misfit, plant, type Fault } from './fault.ts';
import { caughtBy, faultTable, isCaught, type Result } from './fault-table.ts';
import { faults } from './faults/all.ts';
import { runCheck, type Outcome } from './run.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));
/** Lines of a run that are shown when it did not go as it should. */
const TAIL = 60;

const stopping = new AbortController();
process.on('SIGINT', () => stopping.abort());
process.on('SIGTERM', () => stopping.abort());

const { values, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    copy: { type: 'string' },
  },
});

const chosen = faults.filter(
  ({ name, layer }) =>
    parts.length === 0 || parts.some((part) => name.includes(part) || layer === part),
);

const showTail = ({ output }: Outcome) => console.error(output.slice(-TAIL).join('\n'));

/** @returns whether the checks of these faults are green without any of them. */
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

async function tryFault(directory: string, fault: Fault): Promise<Result> {
  const takeOut = plant(directory, fault);
  try {
    const outcome = await runCheck(directory, fault, stopping.signal);
    const result = { ...outcome, name: fault.name, layer: fault.layer };
    console.log(`${fault.name}\n  ${caughtBy(result)}, ${outcome.seconds.toFixed(0)} s`);
    if (!isCaught(result) && !stopping.signal.aborted) showTail(outcome);
    return result;
  } finally {
    takeOut();
  }
}

/** Proves the checks of each layer and plants its faults then; the next layer has its turn anyway. */
async function tryAll(directory: string): Promise<void> {
  const results: Result[] = [];
  for (const layerFaults of Map.groupBy(chosen, ({ layer }) => layer).values()) {
    const proved = await isProved(directory, layerFaults);
    for (const fault of layerFaults) {
      const result = proved
        ? await tryFault(directory, fault)
        : { ...fault, red: [], isGreen: false, isUnproved: true, seconds: 0 };
      if (stopping.signal.aborted) break;
      results.push(result);
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
