/**
 * Publishes one version after another until it is killed. All files of a version contain its
 * number. Arguments: the working directory, the first version, the name of its sources.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { FEW_KEPT } from './few-kept.ts';

export type Report = { readonly version: number; readonly number: number };

const [work = '', begin = '1', sources = 'public'] = process.argv.slice(2);
const directory = join(work, sources);
const releases = await openReleases(join(work, 'site'), FEW_KEPT);
const paths = Array.from({ length: 12 }, (_, index) => `page-${index}.html`);

mkdirSync(directory, { recursive: true });
for (let version = Number(begin); ; version += 1) {
  for (const path of paths) writeFileSync(join(directory, path), `${path} of version ${version}`);
  const files = new Map(paths.map((path) => [path, { file: join(directory, path) }]));
  const what = version % 5 === 0 ? { directory } : { files };
  const { number } = await releases.publish({ revision: version, ...what });
  process.send?.({ version, number } satisfies Report);
}
