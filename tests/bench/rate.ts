/**
 * How many requests per second one backend answers at 10,000 articles, the first time, when content is at rest and
 * while it is edited: `npm run bench -- rate [--articles 10000] [--connections 20] [--seconds 5]
 * [--edits 2]`. Fills its own database in .data/bench; BENCH_DATABASE_URL measures an empty server
 * instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { asc } from 'drizzle-orm';
import * as v from 'valibot';
import { articles } from '../../backend/db/schema.ts';
import { startProcess } from '../backend/backend-process.ts';
import { load, wire } from './edge/load.ts';
import { openFilled } from './filled.ts';
import { shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000' },
    connections: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    edits: { type: 'string', default: '2' },
  },
});
const total = Number(values.articles);
const connections = Number(values.connections);
const seconds = Number(values.seconds);
const DIRECTORY = join('.data', 'bench');
const TOKEN = 'the-token-of-the-editor-of-this-bench';
/** Number of different articles that are read. */
const READ = 6000;
/** Requests after which the backend's code has been optimised. */
const WARM = 2000;

const filled = await openFilled(DIRECTORY, total);
const read = await filled.db
  .select({ alias: articles.alias })
  .from(articles)
  .orderBy(asc(articles.id))
  .limit(READ);
await filled.close();

const url = process.env.BENCH_DATABASE_URL;
const backend = await startProcess({
  DATA_DIR: DIRECTORY,
  EDITOR_TOKEN: TOKEN,
  ...(url && { DATABASE_URL: url }),
});
const whole = v.object({ result: v.looseObject({ title: v.string() }) });

/** Changes the title of an article this many times a second, until it is stopped. */
function editing(perSecond: number): () => Promise<number> {
  const address = `${backend.origin}/editor/articles/1`;
  const headers = { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json' };
  let isOn = true;
  const work = async () => {
    let made = 0;
    const begun = performance.now();
    let { result } = v.parse(whole, await (await fetch(address, { headers })).json());
    const titles = [`${result.title}.`, result.title];
    while (isOn) {
      const body = JSON.stringify({ ...result, title: titles[made % 2] });
      const saved = await fetch(address, { method: 'PUT', headers, body });
      if (!saved.ok) throw new Error(await saved.text());
      ({ result } = v.parse(whole, await saved.json()));
      made += 1;
      const next = begun + (made * 1000) / perSecond;
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, next - performance.now())));
    }
    return made;
  };
  const done = work();
  return async () => {
    isOn = false;
    return await done;
  };
}

try {
  const asked = {
    'article.show': read.map(({ alias }) => wire(`/rest/article.show?alias=${alias}`)),
    articles: Array.from({ length: 100 }, (_, page) => wire(`/rest/articles?page=${page + 1}`)),
    'search.content': ['линзы', 'астигматизм', 'капли для глаз', 'хранение линз'].map((query) =>
      wire(`/rest/search.content?query=${encodeURIComponent(query)}`),
    ),
  };
  const table: Record<string, Record<string, number>> = {};
  for (const [name, requests] of Object.entries(asked)) {
    const [early, first] = [requests.slice(0, WARM), requests.slice(WARM)];
    await load(backend.origin, early, connections, { requests: early.length });
    const uncached =
      first.length > 0
        ? await load(backend.origin, first, connections, { requests: first.length })
        : null;
    const quiet = await load(backend.origin, requests, connections, { seconds });
    const stop = editing(Number(values.edits));
    const edited = await load(backend.origin, requests, connections, { seconds });
    await stop();
    const runs = { 'never asked before': uncached, 'at rest': quiet, 'while edited': edited };
    for (const [state, run] of Object.entries(runs)) {
      if (!run) continue;
      table[`${name}, ${state}`] = {
        'requests a second': Math.round(run.rate),
        'p50 ms': shown(run.p50),
        'p99 ms': shown(run.p99),
      };
    }
  }
  console.table(table);
  console.log(
    `${url ? 'PostgreSQL' : 'embedded'}, ${total} articles, ${connections} connections, ${values.edits} edits a second`,
  );
} finally {
  await backend.stop();
}
