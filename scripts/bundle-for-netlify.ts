/**
 * `npm run bundle:netlify`: bundles the edge functions for deploys of releases, as Netlify does in its
 * own builds. It builds no pages and touches no release.
 */
import { fileURLToPath } from 'node:url';
import { bundleEdgeFunctions } from './netlify/edge-functions.ts';

async function main(): Promise<void> {
  const projectRoot = fileURLToPath(new URL('..', import.meta.url));
  const { functions, routes, directory } = await bundleEdgeFunctions(projectRoot);
  console.log(`${functions} edge functions with ${routes} routes are in ${directory}.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
