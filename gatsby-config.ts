import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Read by Node at run time for the reason that gatsby-node.ts gives. */
const load = createRequire(join(process.cwd(), 'package.json'));
const { siteConfig } = load(
  './src/build/site-config.ts',
) as typeof import('./src/build/site-config.ts');

export default siteConfig;
