import { publishedSite } from '../../regenerator/publish/published-site.ts';
import { metricsPlace } from '../../src/config/observing-settings.ts';
import { siteUrlOf } from '../../src/config/environment.ts';
import { log } from '../../system/log.ts';
import { openMetrics } from '../../system/metrics.ts';
import { StopError } from '../../system/stop-error.ts';
import { openTraces } from '../../system/traces.ts';
import { siteMetrics } from '../serve-site/metrics.ts';
import { serveSite, type ServedSite } from '../serve-site.ts';
import { buildSite, siteDirectory } from '../site-build.ts';
import { edgeSecretOf, type Run } from './servers.ts';

/** Whether there is a release to serve, whatever it was built from. */
export async function hasSite({ dataDir }: Pick<Run, 'dataDir'>): Promise<boolean> {
  const release = publishedSite(siteDirectory(dataDir)).release();
  // A damaged one counts as none: a build repairs that.
  return (await release.catch(() => null)) !== null;
}

/** @throws StopError when there is nothing to serve. */
export async function requireSite(dataDir: string): Promise<void> {
  if (await hasSite({ dataDir })) return;
  throw new StopError(
    `There is no release in ${siteDirectory(dataDir)}; the regenerator or npm run build makes one, or set DATA_DIR.`,
  );
}

/** Builds the site if there is no release to serve meanwhile. @throws StopError */
export async function buildFirst(run: Run): Promise<void> {
  const { projectRoot, restOrigin, dataDir, environment, signal } = run;
  const siteUrl = siteUrlOf(environment);
  await buildSite({ projectRoot, restOrigin, dataDir, siteUrl, log: log.info, signal });
}

/** Serves the published releases, current and later ones. */
export async function serve(run: Run): Promise<ServedSite> {
  const { projectRoot, restOrigin, dataDir, environment } = run;
  const { PORT: port } = environment;
  const closeTraces = await openTraces('site', environment);
  const closeMetrics = await openMetrics('site', metricsPlace(environment, port), siteMetrics);
  const served = await serveSite({
    host: environment.HOST,
    port,
    siteDirectory: siteDirectory(dataDir),
    restOrigin,
    projectRoot,
    siteUrl: environment.SITE_URL,
    mode: environment.MODE,
    edgeSecret: edgeSecretOf(run),
    trustedProxies: environment.TRUSTED_PROXIES,
    cdn: environment.CDN,
    stopping: { pause: environment.STOP_PAUSE, grace: environment.STOP_GRACE },
    isWatched: environment.METRICS_PORT !== undefined,
  });
  return {
    origin: served.origin,
    async stop() {
      await served.stop();
      await closeMetrics();
      await closeTraces();
    },
  };
}
