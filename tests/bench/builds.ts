/**
 * The cost of a cold build of the whole site: `npm run bench -- builds [--sizes 200,2000,10000]`. Fills a
 * database of each size in .data/bench/builds, which later runs reuse, and serves it from an embedded
 * backend, whose own time is not counted. Removes the previous build of the project folder before each. A
 * build ends with the published release, including its compressed copies.
 */
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { watchedBuild } from './builds/watched-build.ts';
import { startBackend } from './load/instances.ts';
import { fillSite } from './site-of-articles.ts';
import { shown } from './statistics.ts';

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '200,2000,10000' } } });

const rows: Record<string, object> = {};
for (const size of values.sizes.split(',')) {
  const dataDir = resolve('.data', 'bench', 'builds', size);
  if (!existsSync(join(dataDir, 'database'))) {
    await fillSite(dataDir, { articles: size, grown: false });
  }
  const { program, origin } = await startBackend('', dataDir);
  try {
    for (const built of ['.cache', 'public', join(dataDir, 'site')]) {
      await rm(built, { recursive: true, force: true });
    }
    const { wall, cpu, memory } = await watchedBuild({
      REST_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    });
    rows[size] = { 'wall s': shown(wall), 'processor s': shown(cpu), 'memory MB': shown(memory) };
  } finally {
    await program.stop();
  }
}
console.table(rows);
