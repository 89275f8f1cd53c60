/** `npm run site`: serves the published releases, with the edge functions. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestOf } from '../contract/secrets.ts';
import { EnvironmentError } from '../src/config/environment.ts';
import { readProcessEnvironment } from '../src/config/process-environment.ts';
import { runProgram, type Program } from '../system/program.ts';
import { keepCompiled } from './keep-compiled.ts';
import { requireFreePort } from './ports.ts';
import { serveSite } from './serve-site.ts';
import { siteDirectory } from './site-build.ts';
import { requireSite } from './start/site.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

async function site({ atEnd }: Program): Promise<void> {
  const environment = readProcessEnvironment('site', process.env);
  const { PORT: port, HOST: host, DATA_DIR, REST_ORIGIN: restOrigin } = environment;
  const dataDir = resolve(DATA_DIR);
  await requireFreePort(port, 'PORT');
  await requireSite(dataDir);
  const served = await serveSite({
    host,
    port,
    siteDirectory: siteDirectory(dataDir),
    restOrigin,
    projectRoot,
    siteUrl: environment.SITE_URL,
    mode: environment.MODE,
    edgeSecret: environment.EDGE_SECRET && newestOf(environment.EDGE_SECRET),
    trustedProxies: environment.TRUSTED_PROXIES,
    cdn: environment.CDN,
    stopping: { pause: environment.STOP_PAUSE, grace: environment.STOP_GRACE },
  });
  atEnd(served.stop);
  console.log(`Site: http://localhost:${port} with ${restOrigin}`);
  process.send?.({ kind: 'ready' });
}

keepCompiled();
runProgram(site, { expects: [EnvironmentError] });
