/** `npm run publish:netlify`: deploys the served release to Netlify, once and immediately. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployOnce } from '../regenerator/publish/deployer.ts';
import { readEnvironment } from '../src/config/environment.ts';
import { siteDirectory } from './site-build.ts';

async function main(): Promise<void> {
  const environment = readEnvironment(process.env, ['NETLIFY_AUTH_TOKEN', 'NETLIFY_SITE_ID']);
  const dataDir = resolve(environment.DATA_DIR);
  const { number, deployId, uploaded } = await deployOnce({
    dataDir,
    siteDirectory: siteDirectory(dataDir),
    projectRoot: fileURLToPath(new URL('..', import.meta.url)),
    token: environment.NETLIFY_AUTH_TOKEN,
    siteId: environment.NETLIFY_SITE_ID,
    apiUrl: environment.NETLIFY_API_URL,
    pace: { interval: 0, aDay: environment.NETLIFY_DEPLOYS_A_DAY },
  });
  console.log(`Release ${number} is live as deploy ${deployId}; ${uploaded} files were uploaded.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
