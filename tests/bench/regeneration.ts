/**
 * How long readers wait for an editor's change, from the message about it to the first response
 * with the new page, one edit at a time and ten at once, compared with a warm `gatsby build`: `npm run bench -- regeneration
 * [--articles 2000] [--edits 200] [--grown] [--again] [--no-build]`. Works in .data/bench; `--grown` takes
 * the site of the tests and has the regenerator draw the articles, `--again` reuses the site of the last
 * run.
 */
import { readFile, watch } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { chance } from '../regenerator/soak/operations.ts';
import { openResident, REGENERATOR_HOOK } from '../regenerator/soak/resident.ts';
import { Edits, type Edit } from './regeneration/edits.ts';
import { openRelay } from './regeneration/hook-relay.ts';
import { fillSite, GROWING } from './site-of-articles.ts';
import { at, shown } from './statistics.ts';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    articles: { type: 'string', default: '2000' },
    edits: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    grown: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
  },
});
const edits = Number(values.edits);
const dataDir = resolve('.data', 'bench', `regeneration-${values.articles}`);

if (!values.again) await fillSite(dataDir, values);

const relay = await openRelay(REGENERATOR_HOOK);
const resident = await openResident({
  dataDir,
  hookUrl: relay.url,
  isBuilt: values.again || values.grown,
  isRendererPlain: true,
  patience: GROWING,
});
const directory = join(dataDir, 'site');
const site = publishedSite(directory);
const kinds = new Edits(resident, chance(Number(values.seed)));

/**
 * Resolves with the time when the first reader gets the change. The reader asks whenever the store
 * changes: polling would take CPU time from the processes that work.
 */
async function seen({ path, word }: Edit): Promise<number> {
  const stopped = new AbortController();
  const stirred = watch(directory, { signal: stopped.signal });
  try {
    for await (const { filename } of stirred) {
      if (filename !== 'current') continue;
      const release = await site.release();
      const file = await release?.read(path);
      if (word === null ? file === null : file?.bytes.includes(word)) return performance.now();
    }
    throw new Error(`The store cannot be watched for ${path}.`);
  } finally {
    stopped.abort();
  }
}

const memory: number[] = [];
async function noteMemory(): Promise<void> {
  const status = await readFile(`/proc/${resident.pid()}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  if (kilobytes !== undefined) memory.push(Number(kilobytes) / 1024);
}

type Row = { ms: number[]; files: number[] };
const rows = new Map<string, Row>();

async function measure(name: string, count: number, prepare: () => Promise<Edit>): Promise<void> {
  const row: Row = { ms: [], files: [] };
  for (let one = 0; one < count; one += 1) {
    const edit = await prepare();
    const end = seen(edit);
    const revision = await edit.save();
    row.ms.push((await end) - (await relay.arrived(revision)));
    const { last, error } = await resident.published(revision);
    if (error !== null || !last) throw new Error(`${name}: ${error}`);
    row.files.push(last.changed + last.removed);
    if (one % 25 === 0) await noteMemory();
  }
  rows.set(name, row);
}

/** Editors who save at the same moment, each another article. */
const EDITORS = 10;

async function measureTogether(name: string, rounds: number, prepare: () => Promise<Edit>) {
  const row: Row = { ms: [], files: [] };
  for (let round = 0; round < rounds; round += 1) {
    const prepared = new Map<string, Edit>();
    while (prepared.size < EDITORS) {
      const edit = await prepare();
      prepared.set(edit.path, edit);
    }
    const waits = [...prepared.values()].map(async (edit) => {
      const end = seen(edit);
      const revision = await edit.save();
      row.ms.push((await end) - (await relay.arrived(revision)));
      return revision;
    });
    const { last, error } = await resident.published(Math.max(...(await Promise.all(waits))));
    if (error !== null || !last) throw new Error(`${name}: ${error}`);
    row.files.push(last.changed + last.removed);
  }
  rows.set(name, row);
}

await noteMemory();
// Code is compiled when it first runs; a resident process is already warm.
await measure('first edits of the process', 20, kinds.title);
await measure('body edited', edits, kinds.body);
await measure('title edited', edits, kinds.title);
const others = Math.max(10, Math.ceil(edits / 5));
await measure('new article', others, kinds.fresh);
await measure('new article deleted', others, kinds.deletedNew);
await measure('any article deleted', Math.ceil(others / 4), kinds.deletedAny);
await measure('header changed', others, kinds.header);
await measure('title edited, at the end', edits, kinds.title);
await measureTogether(`body, ${EDITORS} editors at once`, others, kinds.body);
await measureTogether(`title, ${EDITORS} editors at once`, others, kinds.title);
await noteMemory();

console.log(`${values.articles} articles`);
console.table(
  Object.fromEntries(
    [...rows].map(([name, { ms, files }]) => [
      name,
      {
        times: ms.length,
        'p50 ms': shown(at(ms, 0.5)),
        'p95 ms': shown(at(ms, 0.95)),
        'p99 ms': shown(at(ms, 0.99)),
        'files p50': at(files, 0.5),
        'files most': at(files, 1),
      },
    ]),
  ),
);
const megabytes = memory.map(Math.round);
console.log(`memory of the regenerator, MB: ${megabytes.join(' ')}`);

if (values.build) {
  // The first build includes the edits made meanwhile, the second one edit.
  await resident.build();
  const { save } = await kinds.title();
  await save();
  const begun = performance.now();
  await resident.build();
  const warm = performance.now() - begun;
  const edit = at(rows.get('title edited')?.ms ?? [], 0.5);
  console.log(
    `warm gatsby build after one edit: ${shown(warm)} ms, ${Math.round(warm / edit)} times an edit`,
  );
}
await resident.close();
relay.close();
