import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Loaded by Node at run time, for the reason given in the site's own gatsby-node.ts. */
const load = createRequire(join(process.cwd(), 'package.json'));
const plugin = load(
  './plugins/gatsby-source-custom-api/source-nodes.ts',
) as typeof import('./source-nodes.ts');

export const { createSchemaCustomization, sourceNodes } = plugin;
