import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Read by Node at run time for the reason that the site's own gatsby-node.ts gives. */
const load = createRequire(join(process.cwd(), 'package.json'));
const plugin = load(
  './plugins/gatsby-source-custom-api/source-nodes.ts',
) as typeof import('./source-nodes.ts');

export const { createSchemaCustomization, sourceNodes } = plugin;
