/**
 * How long editors wait for a list, a search and an article: `npm run bench -- lists [--articles
 * 10000] [--rounds 20]`. Asks what the editor's screen asks. Fills its own database in
 * .data/bench-lists; BENCH_DATABASE_URL measures an empty server instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../../backend/app.ts';
import { openDatabase } from '../../backend/db/open.ts';
import { articles } from '../../backend/db/schema.ts';
import { seed } from '../../backend/seed/load.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '20' },
  },
});
const total = Number(values.articles);
const rounds = Number(values.rounds);
const DIRECTORY = join('.data', 'bench-lists');
const TOKEN = 'the-token-of-the-editor-of-this-bench';
const WARM = 2;

/** As `editor/data/list-query.ts` writes it. */
const ITEMS = `total items { id alias url revision updated_at live { revision } held { reason }
  draft { id } title category_id category { id title } tags { id title } published_on }`;

const list = (args: string) => `{ list: articles(count: 25, ${args}) { ${ITEMS} } }`;

const graph = (args: string) => ({ path: '/editor/graphql', query: list(args) });

const asked: Readonly<Record<string, { readonly path: string; readonly query?: string }>> = {
  'the first page': graph('page: 1'),
  'the last page': graph(`page: ${Math.ceil(total / 25)}`),
  'by title': graph('page: 1, sort: "title"'),
  'of a tag': graph('page: 1, tags: "6"'),
  'with a draft': graph('page: 1, draft: "true"'),
  'a search for one word': graph('page: 1, search: "астигматизм"'),
  'a search for three words': graph('page: 1, search: "как выбрать линзы"'),
  'a search for nothing that is there': graph('page: 1, search: "трамвай"'),
  'a search everywhere': { path: '/editor/search?search=%D1%81%D0%BF%D0%BE%D1%80%D1%82&count=5' },
  'an article': { path: '/editor/articles/2' },
};

const database = await openDatabase({ url: process.env.BENCH_DATABASE_URL, dataDir: DIRECTORY });
const { db } = database;
try {
  if ((await db.$count(articles)) !== total) {
    const mediaDir = join(DIRECTORY, 'media');
    await seed(db, { mediaDir, articles: total, draw: async () => new Uint8Array() });
  }
  const app = createApp({ db, mediaDir: '/nowhere', editorToken: TOKEN });
  const ask = async ({ path, query }: { readonly path: string; readonly query?: string }) => {
    const body = query === undefined ? {} : { method: 'POST', body: JSON.stringify({ query }) };
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const begun = performance.now();
    const answer = await app.fetch(new Request(`http://backend.test${path}`, { headers, ...body }));
    const text = await answer.text();
    if (answer.status !== 200 || text.includes('"errors"')) throw new Error(`${path}: ${text}`);
    return performance.now() - begun;
  };
  const table: Record<string, { 'p50 ms': number; 'p95 ms': number }> = {};
  for (const [name, question] of Object.entries(asked)) {
    const measured: number[] = [];
    for (let round = 0; round < rounds + WARM; round += 1) {
      const ms = await ask(question);
      if (round >= WARM) measured.push(ms);
    }
    table[name] = { 'p50 ms': shown(at(measured, 0.5)), 'p95 ms': shown(at(measured, 0.95)) };
  }
  console.table(table);
  console.log(`${database.place}, ${total} articles, ${rounds} rounds`);
} finally {
  await database.close();
}
