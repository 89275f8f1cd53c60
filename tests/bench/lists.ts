/**
 * How long editors wait for a list, a search and an article:
 * `npm run bench -- lists [--articles 10000] [--rounds 60]`. Makes the requests of the editor's screen. CPU
 * time does not depend on other load on the machine; a server's own is not included. Fills its own database
 * in .data/bench, which later runs reuse; BENCH_DATABASE_URL measures an empty server instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from '../../backend/app.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { used } from './busy.ts';
import { openFilled } from './filled.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '60' },
  },
});
const total = Number(values.articles);
const rounds = Number(values.rounds);
const TOKEN = 'the-token-of-the-editor-of-this-bench';
const WARM = 5;

/** As `editor/data/list-query.ts` writes it. */
const COMMON = 'id alias url revision updated_at live { revision } held { reason } draft { id }';
const SHOWN = `${COMMON} title category_id category { id title } tags { id title } published_on`;

const graph = (list: string, fields = SHOWN) => ({
  path: '/editor/graphql',
  query: `{ list: ${list} { total items { ${fields} } } }`,
});
const articles = (args: string) => graph(`articles(count: 25, ${args})`);
const search = (words: string) => articles(`page: 1, search: "${words}"`);
const everywhere = (words: string) => ({
  path: `/editor/search?${String(new URLSearchParams({ search: words, count: '5' }))}`,
});

type Question = { readonly path: string; readonly query?: string };

/** A term in nearly all articles is the most expensive to find. */
const asked: Readonly<Record<string, readonly Question[]>> = {
  'a list: the first page': [articles('page: 1')],
  'the last page': [articles(`page: ${Math.ceil(total / 25)}`)],
  'by title': [articles('page: 1, sort: "title"')],
  'by section, backwards': [articles('page: 3, sort: "-category_id"')],
  'of a tag': [articles('page: 1, tags: "6"')],
  'of two sections and a year': [
    articles('page: 1, category_id: "1,2", published_on: "2025-01-01..2025-12-31"'),
  ],
  'with a draft': [articles('page: 1, draft: "true"')],
  'a search: one word': [search('астигматизм')],
  'a word of all articles': [search('линзы')],
  'three words': [search('как выбрать линзы')],
  'a part of a word': [search('стигм')],
  'two letters': [search('ли')],
  'what is not there': [search('трамвай')],
  'a search of a tag': [articles('page: 1, search: "линзы", tags: "6"')],
  'a search by day': [articles('page: 1, search: "линзы", sort: "-published_on"')],
  'Ctrl+K: one word': [everywhere('спорт')],
  'Ctrl+K: a word of all articles': [everywhere('линзы')],
  'Ctrl+K: three words': [everywhere('как выбрать линзы')],
  'Ctrl+K: two letters': [everywhere('ли')],
  'an article is opened': [
    { path: `/editor/articles/${Math.ceil(total / 2)}` },
    graph('tags(page: 1, count: 200, ids: "1,2,3")', `${COMMON} title`),
    graph('categories(page: 1, count: 200, ids: "1")', `${COMMON} title`),
  ],
};

const { db, place, close } = await openFilled(join('.data', 'bench'), total);
try {
  const app = createApp({ db, media: diskStore('/nowhere'), editorToken: TOKEN });
  const ask = async ({ path, query }: Question) => {
    const body = query === undefined ? {} : { method: 'POST', body: JSON.stringify({ query }) };
    const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
    const answer = await app.fetch(new Request(`http://backend.test${path}`, { headers, ...body }));
    const text = await answer.text();
    if (answer.status !== 200 || text.includes('"errors"')) throw new Error(`${path}: ${text}`);
  };
  const row = (measured: readonly number[], worked: readonly number[]) => ({
    'p50 ms': shown(at(measured, 0.5)),
    'p95 ms': shown(at(measured, 0.95)),
    'processor p50 ms': shown(at(worked, 0.5)),
    'processor p95 ms': shown(at(worked, 0.95)),
  });
  const table: Record<string, ReturnType<typeof row>> = {};
  for (const [name, questions] of Object.entries(asked)) {
    const measured: number[] = [];
    const worked: number[] = [];
    for (let round = 0; round < rounds + WARM; round += 1) {
      const { ms, processor } = await used(async () => {
        for (const question of questions) await ask(question);
      });
      if (round < WARM) continue;
      measured.push(ms);
      worked.push(processor);
    }
    table[name] = row(measured, worked);
  }
  console.table(table);
  console.log(`${place}, ${total} articles, ${rounds} rounds`);
} finally {
  await close();
}
