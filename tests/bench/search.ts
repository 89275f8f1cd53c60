/**
 * How long the backend takes to answer a search at 10,000 articles, compared with a plain `ilike
 * '%…%'` over the same texts: `npm run bench -- search [--articles 10000] [--rounds 12]`. Fills its
 * own database in .data/bench; BENCH_DATABASE_URL measures an empty server instead.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import type { Database } from '../../backend/db/database.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { searchContent } from '../../contract/calls/search.ts';
import { used } from './busy.ts';
import { openFilled } from './filled.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '12' },
    fresh: { type: 'boolean', default: false },
  },
});
const total = Number(values.articles);
const rounds = Number(values.rounds);
const DIRECTORY = join('.data', 'bench');

/** Typical queries, by the part of the search they exercise. */
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'one word, everywhere': ['линзы', 'глаз', 'врач'],
  'one word, some': ['астигматизм', 'перекись', 'бассейн'],
  'several words': ['капли для глаз', 'хранение линз', 'линзы для ребёнка', 'ясно день'],
  synonyms: ['миопия', 'линзы на день', 'дальнозоркость'],
  'typing error': ['астегматизм', 'близарукость', 'расвтор для линз'],
  'other layout': ['fcnbuvfnbpv', 'kbyps'],
  unfinished: ['астигм', 'однодн'],
  'nothing found': ['абракадабра', 'бинокль ночного видения'],
};

const TEXTS = [
  ['products', 'title', 'lead', 'description'],
  ['articles', 'title', 'lead', 'body'],
  ['faq_items', 'question', 'question', 'answer'],
  ['instructions', 'title', 'lead', 'steps::text'],
  ['static_pages', 'title', 'lead', 'body'],
] as const;

/**
 * The reference: no stems, no ranking, no snippets; the first eight of each kind and their number.
 */
async function plainSearch(db: Database, query: string): Promise<void> {
  for (const [table, ...columns] of TEXTS) {
    const like = columns.map((column) => sql`${sql.raw(column)} ilike ${`%${query}%`}`);
    await db.execute(sql`select id, ${sql.raw(columns[0])}, count(*) over () from ${sql.raw(table)}
      where ${sql.join(like, sql` or `)} limit 8`);
  }
}

if (values.fresh) rmSync(DIRECTORY, { recursive: true, force: true });
const { db, place, close } = await openFilled(DIRECTORY, total);
try {
  const ask = async (query: string) => {
    // A backend with an empty response cache.
    const app = createApp({ db, media: diskStore('/nowhere') });
    const address = new URL(searchContent.path, 'http://backend.test');
    address.searchParams.set('query', query);
    const reply = await app.fetch(new Request(address));
    if (reply.status !== 200) throw new Error(`«${query}» was answered with ${reply.status}`);
    await reply.text();
  };
  const all = Object.values(QUERIES).flat();
  for (const query of all) await ask(query);

  const times = new Map<string, number[]>(all.map((query) => [query, []]));
  const worked = new Map<string, number[]>(all.map((query) => [query, []]));
  const reference: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of all) {
      const { ms, processor } = await used(() => ask(query));
      times.get(query)?.push(ms);
      worked.get(query)?.push(processor);
    }
  }
  for (const query of all) reference.push((await used(() => plainSearch(db, query))).ms);

  const row = (queries: readonly string[], plain: readonly number[]) => {
    const measured = queries.flatMap((query) => times.get(query) ?? []);
    const processor = queries.flatMap((query) => worked.get(query) ?? []);
    return {
      'p50 ms': shown(at(measured, 0.5)),
      'p95 ms': shown(at(measured, 0.95)),
      'processor p95 ms': shown(at(processor, 0.95)),
      'ilike p50 ms': shown(at(plain, 0.5)),
      'times faster (p50)': shown(at(plain, 0.5) / at(measured, 0.5)),
    };
  };
  const plainOf = (queries: readonly string[]) =>
    reference.filter((_, index) => queries.includes(all[index] ?? ''));
  const table = Object.entries(QUERIES).map(([kind, queries]) => ({
    kind,
    ...row(queries, plainOf(queries)),
  }));
  console.table([...table, { kind: 'all', ...row(all, reference) }]);
  console.log(`${place}, ${total} articles, ${rounds} rounds of ${all.length} queries`);
} finally {
  await close();
}
