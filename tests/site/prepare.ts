/**
 * Builds the site that the test layers share, unless it exists. See prepared.ts. `--use` also
 * restores its original state, whatever others have done to it since, and builds the editor's
 * screen: `npm start` does so when the site is up, and tests would meet the one before.
 */
import { buildScreen } from '../../scripts/editor-screen.ts';
import { prepareSite, usePreparedSite } from './prepared.ts';
import { projectRoot, testDataDir } from './site.ts';

await prepareSite(console.log);
if (process.argv.includes('--use')) {
  await usePreparedSite();
  await buildScreen({ projectRoot, dataDir: testDataDir });
}
