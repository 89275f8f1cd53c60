/**
 * How long editors wait when ten of them save different articles at once, compared with the same
 * saves one after the other and with a bare `update` of the rows: `npm run bench -- save [--writers
 * 10] [--rounds 20] [--articles 1000]`. Fills its own database in .data/bench-save;
 * BENCH_DATABASE_URL measures an empty server instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { createApp } from '../../backend/app.ts';
import { articles } from '../../backend/db/schema.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { editedEntity, type EditedEntity } from '../../contract/schemas/editor.ts';
import { openFilled } from './filled.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    writers: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '20' },
    articles: { type: 'string', default: '1000' },
  },
});
const writers = Number(values.writers);
const rounds = Number(values.rounds);
const total = Number(values.articles);
const DIRECTORY = join('.data', 'bench-save');
const TOKEN = 'the-token-of-the-editor-of-this-bench';
const WARM = 3;

const reply = v.object({ result: editedEntity });

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const { db, place, close } = await openFilled(DIRECTORY, total);
try {
  const app = createApp({ db, media: diskStore('/nowhere'), editorToken: TOKEN });
  const ask = async (id: number, body?: unknown): Promise<EditedEntity> => {
    const asked = new Request(`http://backend.test/editor/articles/${id}`, {
      method: body === undefined ? 'GET' : 'PUT',
      headers: { authorization: `Bearer ${TOKEN}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await app.fetch(asked);
    if (answer.status !== 200) throw new Error(`${id}: ${answer.status} ${await answer.text()}`);
    return v.parse(reply, await answer.json()).result;
  };

  const opened = new Map<number, EditedEntity>();
  for (let id = 1; id <= writers; id += 1) opened.set(id, await ask(id));
  let count = 0;
  /** Saves as an editor does who has changed a sentence and knows the revision. */
  const save = async (id: number) => {
    const entity = opened.get(id);
    if (!entity) throw new Error(`Nobody has opened article ${id}`);
    count += 1;
    const body = `${String(entity['body']).replace(/<p>Правка \d+\.<\/p>$/, '')}<p>Правка ${count}.</p>`;
    opened.set(id, await ask(id, { ...entity, body }));
  };
  const update = (id: number) =>
    db.execute(sql`update ${articles} set lead = lead || '.' where ${eq(articles.id, id)}`);

  const ids = [...opened.keys()];
  const alone: number[] = [];
  const together: number[] = [];
  const worked: number[] = [];
  const last: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds + WARM; round += 1) {
    const one: number[] = [];
    for (const id of ids) one.push(await timed(() => save(id)));
    const start = process.cpuUsage();
    const all = await Promise.all(ids.map((id) => timed(() => save(id))));
    const { user, system } = process.cpuUsage(start);
    if (round < WARM) continue;
    worked.push((user + system) / 1000 / writers);
    alone.push(...one);
    together.push(...all);
    last.push(Math.max(...all));
  }
  for (const id of ids) {
    bare.push(await timed(() => update(id)));
    opened.set(id, await ask(id));
  }

  const row = (measured: readonly number[]) => ({
    'p50 ms': shown(at(measured, 0.5)),
    'p95 ms': shown(at(measured, 0.95)),
    'of one bare update (p50)': shown(at(measured, 0.5) / at(bare, 0.5)),
  });
  console.table({
    'a bare update': row(bare),
    'one save at a time': row(alone),
    [`${writers} saves at once, each`]: row(together),
    [`${writers} saves at once, the last`]: row(last),
  });
  console.log(
    `${place}, ${total} articles, ${rounds} rounds, ` +
      `${shown(at(worked, 0.5))} ms of this process's processor time for each of them`,
  );
} finally {
  await close();
}
