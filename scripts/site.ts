/** `npm run site`: serves the published releases, with the edge functions. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newestOf } from '../contract/secrets.ts';
import { EnvironmentError } from '../src/config/environment.ts';
import { logSettingsOf, metricsPlace } from '../src/config/observing-settings.ts';
import { readProcessEnvironment } from '../src/config/process-environment.ts';
import { commandLine } from '../system/command-line.ts';
import { log, openLog } from '../system/log.ts';
import { openMetrics } from '../system/metrics.ts';
import { runProgram, type Program } from '../system/program.ts';
import { openTraces } from '../system/traces.ts';
import { keepCompiled } from './keep-compiled.ts';
import { requireFreePort } from './ports.ts';
import { serveSite } from './serve-site.ts';
import { siteMetrics } from './serve-site/metrics.ts';
import { siteDirectory } from './site-build.ts';
import { requireSite } from './start/site.ts';

const projectRoot = fileURLToPath(new URL('..', import.meta.url));

async function site({ atEnd }: Program): Promise<void> {
  commandLine({});
  const environment = readProcessEnvironment('site', process.env);
  const { PORT: port, HOST: host, DATA_DIR, REST_ORIGIN: restOrigin } = environment;
  await openLog(logSettingsOf('site', environment));
  atEnd(await openTraces('site', environment));
  const dataDir = resolve(DATA_DIR);
  await requireFreePort(port, 'PORT');
  await requireSite(dataDir);
  atEnd(await openMetrics('site', metricsPlace(environment, port), siteMetrics));
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
    // A proxy in front has another site, or an older copy, to fall back to.
    ...((environment.TRUSTED_PROXIES || environment.CDN) && { patience: 0 }),
    stopping: { pause: environment.STOP_PAUSE, grace: environment.STOP_GRACE },
    isWatched: environment.METRICS_PORT !== undefined,
  });
  atEnd(served.stop);
  log.info(`Site: http://localhost:${port} with ${restOrigin}`);
  process.send?.({ kind: 'ready' });
}

keepCompiled();
runProgram(site, { expects: [EnvironmentError] });
