import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { namesOfProperties, propertiesOfElements } from './property-names.ts';

/** Code that decides which file a style is in. */
const SPLIT_BY = [
  'build/first-paint-sheets.ts',
  'build/late-styles.ts',
  'build/property-names.ts',
  'build/split-states.ts',
  'build/state-loader.mjs',
  'build/style-levels.ts',
  'build/used-tokens.ts',
  'build/webpack.ts',
];

/**
 * A digest of all style sheets below a folder, and of how they are split into files. Gatsby inlines the
 * styles into every page but renders a page again only when its code or data changed; with this digest in the
 * code, a change of styles also renders it again.
 */
export function stylesDigest(folder: string): string {
  const hash = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css') || SPLIT_BY.includes(name.split(sep).join('/')))
    .toSorted();
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
  // Code that mentions a property changes its name, and which documents define it.
  hash.update(JSON.stringify([[...namesOfProperties()], propertiesOfElements()]));
  return hash.digest('hex').slice(0, 16);
}
