import { resolve } from 'node:path';
import { siteDirectory } from '../../scripts/site-build.ts';
import { readEnvironment } from '../../src/config/environment.ts';
import { ports, projectRoot, testDataDir } from './site.ts';

/** The ports of a site and the folder of its state. */
type Place = { readonly site: number; readonly backend: number; readonly dataDir: string };

/** Set by `npm run spec`: browsers use the running `npm start` instead of a separate site. */
export const isRunning = process.env['TEST_RUNNING'] === '1';

function runningPlace(): Place {
  const { PORT, BACKEND_PORT, DATA_DIR } = readEnvironment(process.env);
  return { site: PORT, backend: BACKEND_PORT, dataDir: resolve(projectRoot, DATA_DIR) };
}

const place: Place = isRunning ? runningPlace() : { ...ports, dataDir: testDataDir };

/** The site that browsers visit. */
export const siteOrigin = `http://localhost:${place.site}`;
export const backendOrigin = `http://localhost:${place.backend}`;
/** State of that site: sessions of the tests go there too, because its database knows them. */
export const siteDataDir = place.dataDir;
/** Its releases. */
export const releasesDirectory = siteDirectory(place.dataDir);
