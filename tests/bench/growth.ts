/**
 * How the cost of the calls that pages are built from grows with the number of articles, on the embedded
 * database: `npm run bench -- growth [--sizes 200,2000,10000] [--rounds 40]
 * [--record]`. Counts database pages read, and CPU time, uncached and cached. Fills a database for each size
 * in .data/bench/growth, which later runs reuse: 10,000 take two minutes of CPU time, 50,000 would take ten.
 * `--record` writes docs/measurements/growth.json.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openFilled } from './filled.ts';
import { costOf, GROWING, type Cost } from './growth/growing.ts';
import { recorded, type Growth } from './growth/recorded.ts';
import { shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '200,2000,10000' },
    rounds: { type: 'string', default: '40' },
    record: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const rounds = Number(values.rounds);
const RECORD = 'docs/measurements/growth.json';

const growth: Growth = new Map(GROWING.map((name) => [name, new Map<number, Cost>()]));
// A server has one database for all sizes.
delete process.env.BENCH_DATABASE_URL;
for (const [index, total] of sizes.entries()) {
  const { db, close } = await openFilled(join('.data', 'bench', 'growth', String(total)), total);
  try {
    // Code runs slower at first: the first size would seem more expensive.
    if (index === 0) for (const name of GROWING) await costOf(db, name, { total, rounds });
    for (const [name, costs] of growth) costs.set(total, await costOf(db, name, { total, rounds }));
  } finally {
    await close();
  }
}

for (const [name, costs] of growth) {
  const least = costs.get(sizes[0] ?? 0);
  const ratio = (of: (cost: Cost) => number, cost: Cost) =>
    least ? Number((of(cost) / of(least)).toFixed(2)) : NaN;
  console.log(name);
  console.table(
    Object.fromEntries(
      [...costs].map(([total, cost]) => [
        total,
        {
          statements: cost.statements,
          'database pages': cost.pages,
          'of the first ': ratio(({ pages }) => pages, cost),
          'reply kB': shown(cost.bytes / 1000),
          'processor p50 ms': shown(cost.made),
          'of the first': ratio(({ made }) => made, cost),
          'p95 ms': shown(cost.worst),
          'kept p50 ms': Number(cost.kept.toFixed(2)),
        },
      ]),
    ),
  );
}
console.log(`embedded, ${rounds} rounds`);

if (values.record) {
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' });
  const run = {
    date: new Date().toISOString().slice(0, 10),
    commit: commit.trim(),
    cores: availableParallelism(),
    command: `npm run bench -- growth --sizes ${values.sizes}`,
  };
  writeFileSync(RECORD, `${JSON.stringify(recorded(growth, run), null, 2)}\n`);
  console.log(RECORD);
}
