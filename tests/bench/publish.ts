/**
 * The cost of publishing an edit, compared with a copy of the whole tree: `npm run bench -- publish
 * [--files 50000] [--changed 8] [--rounds 200]`. The files are created in .data/bench and resemble
 * a site's: pages of about 8 kB.
 */
import { cpSync, constants, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  options: {
    files: { type: 'string', default: '50000' },
    changed: { type: 'string', default: '8' },
    rounds: { type: 'string', default: '200' },
  },
});
const count = Number(values.files);
const changed = Number(values.changed);
const rounds = Number(values.rounds);

const work = resolve('.data', 'bench', 'publish');
const source = join(work, 'public');
const site = join(work, 'site');

const pathOf = (index: number) => `articles/${index % 200}/page-${index}/index.html`;
const page = (index: number, version: number) =>
  `<!doctype html><title>${index}</title><p>${version} ${`Статья ${index} `.repeat(400)}</p>`;

function writePage(index: number, version: number): string {
  const file = join(source, pathOf(index));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, page(index, version));
  return pathOf(index);
}

async function timed(action: () => Promise<unknown> | void): Promise<number> {
  const begun = performance.now();
  await action();
  return performance.now() - begun;
}

rmSync(work, { recursive: true, force: true });
for (let index = 0; index < count; index += 1) writePage(index, 0);

const copyOptions = {
  recursive: true,
  mode: constants.COPYFILE_FICLONE,
  preserveTimestamps: true,
} as const;
const copy = await timed(() => cpSync(source, join(work, 'copy'), copyOptions));

const releases = await openReleases(site);
const whole = (): Promise<unknown> => releases.publish({ directory: source, revision: 0 });
const first = await timed(whole);
const again = await timed(whole);

const reader = publishedSite(site);
const publishing: number[] = [];
const reading: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  const pages = Array.from({ length: changed }, (_, one) => (round * 7919 + one * 6007) % count);
  const files = new Map(pages.map((index) => [pathOf(index), page(index, round)]));
  publishing.push(await timed(() => releases.publish({ files, revision: round })));
  reading.push(
    await timed(async () => {
      const release = await reader.release();
      const file = await release?.read([...files.keys()][0] ?? '');
      if (!file || release?.revision !== round) throw new Error('not the new release');
    }),
  );
}
const reopened = await timed(async () => {
  const other = await openReleases(site);
  await other.publish({ files: new Map([[pathOf(0), page(0, rounds + 1)]]), revision: null });
});

const row = (what: string, times: readonly number[]) => ({
  what,
  'p50, ms': shown(at(times, 0.5)),
  'p95, ms': shown(at(times, 0.95)),
  'p99, ms': shown(at(times, 0.99)),
  'share of a copy': `1/${Math.round(copy / at(times, 0.5))}`,
});
console.log(`${count} files, ${changed} changed at a time, ${rounds} times`);
console.table([
  row('copy of the tree, for comparison', [copy]),
  row('first publication of all', [first]),
  row('all again, nothing changed', [again]),
  row(`publication of ${changed} files`, publishing),
  row('first publication of a new process', [reopened]),
  row('a reader’s next request', reading),
]);
console.log(`memory: ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
