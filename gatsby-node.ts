import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Gatsby has Parcel compile this file and all that it imports, at the beginning of every build. Node
 * reads TypeScript by itself: what is asked of it at run time costs nothing (docs/decisions/048).
 */
const load = createRequire(join(process.cwd(), 'package.json'));
const hooks = load('./src/build/build-hooks.ts') as typeof import('./src/build/build-hooks.ts');

export const { createPages, createPagesStatefully, onCreateWebpackConfig, onPostBuild } = hooks;
