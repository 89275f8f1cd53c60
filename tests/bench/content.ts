/**
 * How long the backend takes to answer the calls that pages are made from, at 10,000 articles,
 * compared with reading one row by its key: `npm run bench -- content [--articles 10000] [--rounds
 * 40]`. Fills its own database in .data/bench; BENCH_DATABASE_URL measures an empty server instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { createApp } from '../../backend/app.ts';
import { articles } from '../../backend/db/schema.ts';
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
const WARM = 5;

/** How a call is asked for: by what differs in its cost. */
const asked = (alias: string, tag: string): Readonly<Record<string, string>> => ({
  'article.show': `article.show?alias=${alias}`,
  article: `article?alias=${alias}`,
  'articles, page 1': 'articles',
  'articles, page 500': 'articles?page=500',
  'articles, the last page': `articles?page=${Math.ceil(total / 12)}`,
  'articles of a section': 'articles?filter[section]=narusheniya-zreniya',
  'articles of a tag': `articles?filter[tags]=${tag}`,
  'article.tags': 'article.tags',
  'article.page': 'article.page',
  'site.products': 'site.products',
  faq: 'faq',
  shops: 'shops?city=6281',
});

const { db, place, close } = await openFilled(join('.data', 'bench'), total);
try {
  /** A backend that has kept no reply yet. */
  const fresh = () => createApp({ db, mediaDir: '/nowhere' });
  type App = ReturnType<typeof fresh>;
  const some = await db
    .select({ alias: articles.alias })
    .from(articles)
    .orderBy(articles.id)
    .limit(rounds + WARM)
    .offset(Math.floor(total / 2));
  const ask = async (app: App, address: string, known?: string): Promise<string> => {
    const headers = known ? { 'if-none-match': known } : {};
    const reply = await app.fetch(new Request(`http://backend.test/rest/${address}`, { headers }));
    if (reply.status !== (known ? 304 : 200)) throw new Error(`${address}: ${reply.status}`);
    await reply.text();
    return reply.headers.get('etag') ?? '';
  };
  const timed = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };

  const reference: number[] = [];
  for (const { alias } of some) {
    reference.push(await timed(() => db.select().from(articles).where(eq(articles.alias, alias))));
  }
  const row = (measured: readonly number[]) => ({
    'p50 ms': shown(at(measured, 0.5)),
    'p95 ms': shown(at(measured, 0.95)),
    'of one row by its key (p50)': shown(at(measured, 0.5) / at(reference, 0.5)),
  });
  const table: Record<string, ReturnType<typeof row>> = { 'one row by its key': row(reference) };
  for (const name of Object.keys(asked('', ''))) {
    const made: number[] = [];
    const kept: number[] = [];
    const unchanged: number[] = [];
    for (const [round, { alias }] of some.entries()) {
      const app = fresh();
      const address = asked(alias, 'gigiena')[name] ?? '';
      let known = '';
      const first = await timed(async () => (known = await ask(app, address)));
      const again = await timed(() => ask(app, address));
      const same = await timed(() => ask(app, address, known));
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
