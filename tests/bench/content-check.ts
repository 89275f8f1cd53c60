/**
 * The cost of the content check at 10,000 articles: the first complete read, a check with no changes, and one
 * after a save. `npm run bench -- content-check [--articles 10000]`. Fills its own database in .data/bench;
 * BENCH_DATABASE_URL measures an empty server instead.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { articles } from '../../backend/db/schema.ts';
import { openDatabase } from '../../backend/db/open.ts';
import { checkContent } from '../../backend/editor/content-check/check.ts';
import { seed } from '../../backend/seed/load.ts';
import { diskStore } from '../../backend/media-store/disk-store.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({ options: { articles: { type: 'string', default: '10000' } } });
const LOOKS = 20;

const { db, close } = await openDatabase({
  url: process.env.BENCH_DATABASE_URL,
  dataDir: join('.data', 'bench'),
});

async function look(patience?: number) {
  const start = performance.now();
  const check = await checkContent(db, new Date(), patience);
  return { check, ms: performance.now() - start };
}

try {
  if ((await db.$count(articles)) < Number(values.articles)) {
    const mediaDir = join('.data', 'bench', 'media');
    await seed(db, {
      ...{ media: diskStore(mediaDir), articles: Number(values.articles) },
      draw: async () => new Uint8Array(),
    });
  }
  const before = process.memoryUsage().heapUsed;
  const first: number[] = [];
  const start = performance.now();
  let last = await look();
  for (; last.check.waiting > 0; last = await look()) first.push(last.ms);
  const whole = performance.now() - start;
  console.log(`the first time: ${shown(whole)} ms in ${first.length + 1} looks`);
  console.log(`  each: p50 ${shown(at(first, 0.5))}, p95 ${shown(at(first, 0.95))} ms`);
  global.gc?.();
  console.log(`  memory: ${Math.round((process.memoryUsage().heapUsed - before) / 1e6)} MB`);
  const again: number[] = [];
  const saved: number[] = [];
  for (let round = 0; round < LOOKS; round += 1) {
    again.push((await look()).ms);
    await db
      .update(articles)
      .set({ title: sql`${articles.title} || '.'` })
      .where(eq(articles.id, round + 1));
    saved.push((await look()).ms);
  }
  console.log(`nothing new: p50 ${shown(at(again, 0.5))}, p95 ${shown(at(again, 0.95))} ms`);
  console.log(`after a save: p50 ${shown(at(saved, 0.5))}, p95 ${shown(at(saved, 0.95))} ms`);
  console.log([...last.check.findings].map(([kind, { length }]) => `${kind} ${length}`).join(', '));
} finally {
  await close();
}
