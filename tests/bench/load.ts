/**
 * The cost of a day's mix of calls by members and visitors, against one backend and against three behind
 * nginx: `npm run bench -- load [--rates 50,100,200,400,800] [--seconds 4] [--instances 1,3] [--members 5000]
 * [--articles 2000] [--record]`. People arrive at random moments whether or not earlier ones have been
 * answered, at a rate that rises until the system is overloaded. `--soak 30` sends a constant rate for that
 * many minutes and reports whether memory stays flat; `--trouble` records visitors' responses during
 * failures. On this machine alone, on a PostgreSQL here that BENCH_DATABASE_URL names, whose role is a
 * superuser; the first run fills it.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { openCrowd } from './load/open-crowd.ts';
import { recorded } from './load/recorded.ts';
import { raise } from './load/raise.ts';
import { shownProcessor, shownSteps } from './load/shown.ts';
import { soak } from './load/soak.ts';
import type { Step } from './load/step.ts';
import { makeTrouble } from './load/trouble.ts';

const { values } = parseArgs({
  options: {
    rates: { type: 'string', default: '50,100,200,400,800,1600' },
    seconds: { type: 'string', default: '4' },
    instances: { type: 'string', default: '1,3' },
    members: { type: 'string', default: '5000' },
    articles: { type: 'string', default: '2000' },
    soak: { type: 'string' },
    rate: { type: 'string', default: '40' },
    trouble: { type: 'boolean', default: false },
    only: { type: 'string' },
    record: { type: 'boolean', default: false },
  },
});
const numbersOf = (list: string) => list.split(',').map(Number);
const RECORD = 'docs/measurements/load.json';
/** As plots and tables name them. */
const nameOf = (instances: number) =>
  instances === 1 ? 'one backend' : `${instances} behind nginx`;

const url = process.env['BENCH_DATABASE_URL'];
if (!url) throw new Error('Name a PostgreSQL of this machine in BENCH_DATABASE_URL.');

async function measure(database: string): Promise<void> {
  const { crowd, server, close } = await openCrowd(database, {
    members: Number(values.members),
    articles: Number(values.articles),
  });
  const steps = new Map<string, readonly Step[]>();
  try {
    for (const instances of numbersOf(values.instances)) {
      const plan = { rates: numbersOf(values.rates), seconds: Number(values.seconds), instances };
      const { taken, why } = await raise(database, { crowd, server }, plan);
      steps.set(nameOf(instances), taken);
      console.log(`${nameOf(instances)}: ${why ?? 'it held at every rate'}`);
      console.table(shownSteps(taken));
      console.table(shownProcessor(taken));
    }
  } finally {
    await close();
  }
  if (!values.record) return;
  const loads = [...steps.values()].flat().map(({ load }) => load);
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const run = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    cores: availableParallelism(),
    command: `npm run bench -- load --rates ${values.rates} --seconds ${values.seconds}`,
    loads: `${Math.min(...loads)} to ${Math.max(...loads)}`,
  };
  writeFileSync(RECORD, `${JSON.stringify(recorded(steps, run), null, 2)}\n`);
  console.log(`${RECORD}; npm run plots draws it`);
}

if (values.trouble) await makeTrouble(url, values.only);
else if (values.soak === undefined) await measure(url);
else await soak(url, { minutes: Number(values.soak), rate: Number(values.rate) });
