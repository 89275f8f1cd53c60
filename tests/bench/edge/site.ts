/**
 * The site of the bench, in a separate process: `node site.ts <store> <backend> resident|netlify`.
 */
import { fileURLToPath } from 'node:url';
import { serveSite } from '../../../scripts/serve-site.ts';

const [siteDirectory = '', restOrigin = '', edge] = process.argv.slice(2);
const { origin } = await serveSite({
  port: 0,
  siteDirectory,
  restOrigin,
  projectRoot: fileURLToPath(new URL('../../..', import.meta.url)),
  edge: edge === 'netlify' ? 'netlify' : 'resident',
  // More than the bench ever sends concurrently.
  limits: { most: 2_000, mostCalls: 2_000 },
});
process.send?.(origin);
process.on('disconnect', () => process.exit());
