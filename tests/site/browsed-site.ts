import { resolve } from 'node:path';
import { siteDirectory } from '../../scripts/site-build.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { ports, projectRoot, testDataDir } from './site.ts';

/** Where a site answers, and where it keeps what it has. */
type Place = { readonly site: number; readonly backend: number; readonly dataDir: string };

/** Set by `npm run spec`: browsers go to the `npm start` that is running, in place of a site of their own. */
export const isRunning = process.env['TEST_RUNNING'] === '1';

function runningPlace(): Place {
  const { PORT, BACKEND_PORT, DATA_DIR } = readEnvironment(process.env);
  return { site: PORT, backend: BACKEND_PORT, dataDir: resolve(projectRoot, DATA_DIR) };
}

const place: Place = isRunning ? runningPlace() : { ...ports, dataDir: testDataDir };

/** The site that browsers are sent to. */
export const siteOrigin = `http://localhost:${place.site}`;
export const backendOrigin = `http://localhost:${place.backend}`;
/** State of that site: sessions that tests keep go there too, because its database knows them. */
export const siteDataDir = place.dataDir;
/** Its releases. */
export const releasesDirectory = siteDirectory(place.dataDir);
