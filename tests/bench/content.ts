/**
 * How long the backend takes to answer the calls that pages are made from, at 10,000 articles,
 * compared with reading one row by its key: `npm run bench -- content [--articles 10000] [--rounds
 * 40]`. Fills its own database in .data/bench; BENCH_DATABASE_URL measures an empty server instead,
 * whose own CPU time is not included.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { articles } from '../../backend/db/schema.ts';
import { ask, freshApp, startRevision } from './asked-app.ts';
import { used, type Used } from './busy.ts';
import { articlesInTheMiddle, contentCalls, WARM } from './content-calls.ts';
import { openFilled } from './filled.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '40' },
  },
});
const total = Number(values.articles);
const rounds = Number(values.rounds);

const { db, place, close } = await openFilled(join('.data', 'bench'), total);
try {
  const some = await articlesInTheMiddle(db, total, rounds);

  const reference: Used[] = [];
  for (const { alias } of some) {
    reference.push(await used(() => db.select().from(articles).where(eq(articles.alias, alias))));
  }
  const row = (measured: readonly Used[]) => {
    const times = measured.map(({ ms }) => ms);
    const worked = measured.map(({ processor }) => processor);
    const one = reference.map(({ ms }) => ms);
    return {
      'p50 ms': shown(at(times, 0.5)),
      'p95 ms': shown(at(times, 0.95)),
      'processor p50 ms': shown(at(worked, 0.5)),
      'processor p95 ms': shown(at(worked, 0.95)),
      'of one row by its key (p50)': shown(at(times, 0.5) / at(one, 0.5)),
    };
  };
  // One backend, as it runs: a new one for each round would execute code that was never optimised.
  const app = freshApp(db);
  const table: Record<string, ReturnType<typeof row>> = { 'one row by its key': row(reference) };
  for (const name of Object.keys(contentCalls('', total))) {
    const made: Used[] = [];
    const kept: Used[] = [];
    const unchanged: Used[] = [];
    for (const [round, { alias }] of some.entries()) {
      await startRevision(db);
      const address = contentCalls(alias, total)[name] ?? '';
      let known = '';
      const first = await used(async () => (known = (await ask(app, address)).tag));
      const again = await used(() => ask(app, address));
      const same = await used(() => ask(app, address, known));
      if (round < WARM) continue;
      made.push(first);
      kept.push(again);
      unchanged.push(same);
    }
    table[name] = row(made);
    table[`${name}, kept`] = row(kept);
    table[`${name}, unchanged`] = row(unchanged);
  }
  console.table(table);
  console.log(`${place}, ${total} articles, ${rounds} rounds`);
} finally {
  await close();
}
