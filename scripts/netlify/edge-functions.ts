import { rename, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { bundle } from '@netlify/edge-bundler';
import {
  BUNDLE,
  BUNDLED_FROM,
  deployExtras,
  edgeSources,
} from '../../regenerator/publish/edge-bundle.ts';
import { ownDenoFirst } from '../serve-site/own-deno.ts';
import { readConfig } from '../serve-site/rules.ts';

export type Bundled = {
  readonly functions: number;
  readonly routes: number;
  /** Where the bundle is, relative to the project. */
  readonly directory: string;
};

/**
 * Bundles the project's edge functions with Netlify's own bundler, and its routes from netlify.toml.
 * The previous bundle stays until the new one is complete.
 * @throws Error, as the bundler words it, when a function cannot be bundled.
 */
export async function bundleEdgeFunctions(projectRoot: string): Promise<Bundled> {
  ownDenoFirst(projectRoot);
  // Before the sources are read, so that later changes are bundled again.
  const sources = edgeSources(projectRoot);
  const { edgeDirectory, declarations } = await readConfig(projectRoot);
  const directory = join(projectRoot, BUNDLE);
  const next = `${directory}.next`;
  await rm(next, { recursive: true, force: true });
  const { functions, manifest } = await bundle([edgeDirectory], next, declarations, {
    basePath: projectRoot,
    rootPath: projectRoot,
    cacheDirectory: join(projectRoot, 'node_modules/.cache/edge-bundler'),
    // It looks for routes in the files, which needs the network, and logs long warnings without it. Our
    // routes are in netlify.toml alone; bundling errors are thrown.
    userLogger: () => {},
  });
  if (!manifest) throw new Error('No edge function has a route; is netlify.toml in order?');
  await rm(directory, { recursive: true, force: true });
  await rename(next, directory);
  await writeFile(join(projectRoot, BUNDLED_FROM), sources);
  await deployExtras(projectRoot);
  const routes = manifest.routes.length + manifest.post_cache_routes.length;
  return { functions: functions.length, routes, directory: relative(projectRoot, directory) };
}
