import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { publicDirectory } from '../site/site.ts';

const assets = v.object({ assets: v.array(v.object({ name: v.string() })) });
const stats = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ namedChunkGroups: v.record(v.string(), assets) }),
);

/** A pattern for the URL of a template's own script. @param template its file, such as `faq-page`. */
export function templateScript(template: string): string {
  const text = readFileSync(join(publicDirectory, 'webpack.stats.json'), 'utf8');
  const group = v.parse(stats, text).namedChunkGroups[`component---src-templates-${template}-tsx`];
  const name = group?.assets.findLast((asset) => asset.name.endsWith('.js'))?.name;
  if (name === undefined) throw new Error(`The build has no script of ${template}.`);
  return `**/${name}`;
}
