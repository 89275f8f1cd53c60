/**
 * How many edge functions a page view starts, counted from the routes of netlify.toml and the list of
 * pages: `npm run bench -- invocations [--root .]`. `--root` reads the netlify.toml of another checkout.
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pages } from '../pages.ts';
import { besides, countPage, MOST, perPublicView, startedBy } from './invocations/count.ts';
import { PERSONAL, VIEWS } from './invocations/day.ts';

const { values } = parseArgs({ options: { root: { type: 'string', default: '.' } } });
const started = await startedBy(resolve(values.root));

const table: Record<string, Record<string, number>> = {};
for (const page of pages) {
  const { documents, routed } = countPage(started, page);
  table[page.kind] = {
    ...Object.fromEntries(documents.map(({ name, count }) => [name, count])),
    'by the router': routed,
  };
}
console.log('Edge functions that start for a page');
console.table(table);

const parts = perPublicView(started);
const all = parts.reduce((sum, { count }) => sum + count, 0);
console.log('Edge functions for a view of a public page, in a day’s mix');
console.table({
  ...Object.fromEntries(parts.map(({ what, count }) => [what, { count: count.toFixed(3) }])),
  all: { count: all.toFixed(3) },
  'at most': { count: MOST.toFixed(3) },
});
const rows = { 'public pages': all * (VIEWS - PERSONAL), ...besides(started) };
const sum = Object.values(rows).reduce((total, count) => total + count, 0);
console.log('Edge functions for a thousand page views');
console.table(
  Object.fromEntries(
    Object.entries({ ...rows, all: sum }).map(([what, count]) => [what, Math.round(count)]),
  ),
);
if (all > MOST) process.exitCode = 1;
