/**
 * Builds the site that the test layers share, and the editor's screen, unless they exist. See
 * prepared.ts. `--use` also restores the site's original state, whatever others have done to it
 * since. `npm start` builds the screen when the site is up, and tests would meet the one before.
 */
import { buildScreen } from '../../scripts/editor-screen.ts';
import { prepareSite, usePreparedSite } from './prepared.ts';
import { projectRoot, testDataDir } from './site.ts';

await prepareSite(console.log);
await buildScreen({ projectRoot, dataDir: testDataDir });
if (process.argv.includes('--use')) await usePreparedSite();
