import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A digest of all style sheets below a folder. Gatsby writes the styles into every page but renders
 * a page again only when its code or data changed; with this digest in the code, styles count as
 * well.
 */
export function stylesDigest(folder: string): string {
  const hash = createHash('sha256');
  const sheets = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .toSorted();
  for (const name of sheets) hash.update(name).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 16);
}
