import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../../scripts/child-server.ts';
import { buildSite, siteDirectory } from '../../scripts/site-build.ts';
import { testPorts } from '../../scripts/test/ports.ts';
import { FaultProxy } from './fault-proxy.ts';

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** State of the tests: their own database, pictures and releases; `public/` is the project's. */
export const testDataDir = resolve(projectRoot, '.data/test');
export const publicDirectory = join(projectRoot, 'public');
/** The store of the releases that the tests' builds publish. */
export const testSiteDirectory = siteDirectory(testDataDir);

/** The public URL of a tested build. */
export const siteUrl = 'https://www.yasno.example';

/** The ports of this run; see scripts/test/ports.ts. */
export const ports = testPorts(Number(process.env['TEST_PORT_OFFSET'] ?? 0));

export type BuildOutcome = { ok: boolean; message: string; log: string[] };

/** A backend on real, seeded data with a proxy in front of it, and builds from that proxy. */
export async function openWorkshop() {
  Object.assign(process.env, testEnvironment, { BACKEND_PORT: String(ports.backend) });
  const program = new URL('../../backend/server.ts', import.meta.url);
  const backend = await startChild('backend', program, {});
  const proxy = new FaultProxy(`http://localhost:${ports.backend}`);
  // The port is fixed because the plugin caches responses by URL.
  const origin = await proxy.listen(ports.proxy);
  const build = async (tell: (line: string) => void = () => {}): Promise<BuildOutcome> => {
    const log: string[] = [];
    const options = { projectRoot, restOrigin: origin, dataDir: testDataDir, siteUrl };
    const take = (line: string) => {
      log.push(line);
      tell(line);
    };
    try {
      await buildSite({ ...options, log: take });
      return { ok: true, message: '', log };
    } catch (error) {
      return { ok: false, message: error instanceof Error ? error.message : String(error), log };
    }
  };
  return {
    proxy,
    origin,
    build,
    close: async () => {
      await proxy.close();
      await backend.stop();
    },
  };
}

/**
 * The settings for building and serving a site in tests. Identical for every layer except for the
 * ports: pages must not depend on the layer.
 */
export const testEnvironment = {
  DATA_DIR: testDataDir,
  SITE_URL: siteUrl,
  METRIKA_ID: '10000001',
  YANDEX_MAPS_KEY: 'test-key',
  /**
   * Nothing listens there: `serveTiles` of tests/browser/shop-pages.ts intercepts the browsers'
   * requests.
   */
  MAP_TILES_URL: 'https://tiles.yasno.example/russia.pmtiles',
} as const;
