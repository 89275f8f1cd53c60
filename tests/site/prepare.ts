/**
 * Builds the site that the test layers share, unless it exists. See prepared.ts. `--use` also
 * restores its original state, whatever others have done to it since.
 */
import { prepareSite, usePreparedSite } from './prepared.ts';

await prepareSite(console.log);
if (process.argv.includes('--use')) await usePreparedSite();
