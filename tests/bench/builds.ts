/**
 * The cost of a cold build of the whole site: `npm run bench -- builds [--sizes 200,2000,10000] [--new backend]`.
 * Fills a database of each size in .data/bench/builds, which later runs reuse, and serves it from an embedded
 * backend, whose time during the build is counted separately. Removes the previous build of the project folder
 * before each, and what builds keep of pictures. `--new backend` also removes the sizes that the backend has
 * encoded, so that it encodes all of them during the build. A build ends with the published release, including
 * its compressed copies.
 */
import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readSizedPicture } from '../../src/config/sized-picture.ts';
import { watchedBuild } from './builds/watched-build.ts';
import { startBackend } from './load/instances.ts';
import { familySeconds } from './load/processes.ts';
import { fillSite } from './site-of-articles.ts';
import { shown } from './statistics.ts';

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '200,2000,10000' }, new: { type: 'string' } },
});

async function removeSizes(media: string): Promise<void> {
  const sizes = (await readdir(media)).filter((name) => readSizedPicture(name));
  await Promise.all(sizes.map((name) => rm(join(media, name))));
}

const rows: Record<string, object> = {};
for (const size of values.sizes.split(',')) {
  const dataDir = resolve('.data', 'bench', 'builds', size);
  if (!existsSync(join(dataDir, 'database'))) {
    await fillSite(dataDir, { articles: size, grown: false });
  }
  const { program, origin } = await startBackend('', dataDir);
  try {
    const kept = ['site', 'pictures', 'shares'].map((name) => join(dataDir, name));
    for (const built of ['.cache', 'public', ...kept]) {
      await rm(built, { recursive: true, force: true });
    }
    if (values.new === 'backend') await removeSizes(join(dataDir, 'media'));
    const before = familySeconds(program.pid);
    const { wall, cpu, memory } = await watchedBuild({
      REST_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
    });
    rows[size] = {
      'wall s': shown(wall),
      'processor s': shown(cpu),
      'backend s': shown(familySeconds(program.pid) - before),
      'memory MB': shown(memory),
    };
  } finally {
    await program.stop();
  }
}
console.table(rows);
