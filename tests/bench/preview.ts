/**
 * How long an editor waits for a preview, compared with saving the same body: `npm run bench --
 * preview [--articles 1000] [--times 60] [--grown] [--again]`. Works in .data/bench; `--grown` takes the
 * site that the tests share, and has the regenerator bring it to that number of articles, which is
 * quicker than a build of all; `--again` reuses the site of the last run.
 */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { editedEntity, editorPreview } from '../../contract/schemas/editor.ts';
import { openResident } from '../regenerator/soak/resident.ts';
import { fillSite, GROWING } from './site-of-articles.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '1000' },
    times: { type: 'string', default: '60' },
    grown: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
  },
});
const times = Number(values.times);
const WARM = 10;
const dataDir = resolve('.data', 'bench', `preview-${values.articles}`);

if (!values.again) await fillSite(dataDir, values);
const isBuilt = values.again || values.grown;
const resident = await openResident({ dataDir, isBuilt, isRendererPlain: true, patience: GROWING });

const listed = v.object({ result: v.object({ items: v.array(editedEntity) }) });
const previewed = v.object({ result: editorPreview });
const saved = v.object({ result: editedEntity });

type Body = Readonly<Record<string, unknown>>;

async function firstOf(collection: string): Promise<{ path: string; body: Body }> {
  const reply = await resident.ask('GET', `${collection}?full=1&count=1`);
  const [entity] = v.parse(listed, await reply.json()).result.items;
  assert.ok(entity, `There are no ${collection}`);
  const { revision: _, ...body } = entity;
  return { path: `${collection}/${entity.id}`, body };
}

async function measured(work: (time: number) => Promise<void>): Promise<number[]> {
  const all: number[] = [];
  for (let time = 0; time < times + WARM; time += 1) {
    const start = performance.now();
    await work(time);
    if (time >= WARM) all.push(performance.now() - start);
  }
  return all;
}

/** Previews of an entity with a field that differs each time. */
async function previews(collection: string, over: (time: number) => Body, query = '') {
  const { path, body } = await firstOf(collection);
  return measured(async (time) => {
    const given = { ...body, ...over(time) };
    const reply = await resident.ask('POST', `${path}/preview${query}`, given);
    const { html } = v.parse(previewed, await reply.json()).result;
    assert.ok(html, `${path} has no page`);
  });
}

const text = (time: number) => ({ body: `<p>Проба ${time}</p>` });
const title = (time: number) => ({ title: `Проба ${time}` });
const rows = new Map<string, number[]>();
rows.set('an article, its text', await previews('articles', text));
rows.set('an article, its title', await previews('articles', title));
rows.set('the list of articles', await previews('articles', title, '?url=/articles/'));
rows.set('a product, its title', await previews('products', title));
rows.set('a static page, its text', await previews('pages', text));

const article = await firstOf('articles');
const saving: number[] = [];
for (let time = 0; time < times; time += 1) {
  const start = performance.now();
  const reply = await resident.ask('PUT', article.path, { ...article.body, ...text(time) });
  saving.push(performance.now() - start);
  await resident.published(v.parse(saved, await reply.json()).result.revision);
}
await resident.close();

const reference = at(saving, 0.5);
console.log(`${values.articles} articles`);
console.table(
  Object.fromEntries(
    [...rows, ['saving an article, without its page', saving] as const].map(([name, ms]) => [
      name,
      {
        'p50 ms': shown(at(ms, 0.5)),
        'p95 ms': shown(at(ms, 0.95)),
        'of a save (p50)': shown(at(ms, 0.5) / reference),
      },
    ]),
  ),
);
