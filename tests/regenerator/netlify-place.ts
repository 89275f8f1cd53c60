import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BUNDLED_FROM, edgeSources } from '../../regenerator/publish/edge-bundle.ts';
import { openReleases } from '../../regenerator/publish/releases.ts';
import { FEW_KEPT } from './few-kept.ts';
import { NetlifyStandIn } from './stand-ins/netlify-api.ts';

export const MANIFEST = { bundles: [{ asset: 'bundle.eszip', format: 'eszip2' }], routes: [{}] };

/** Files of every deploy other than the pages. */
export const EXTRAS = {
  'netlify.toml': '[build]',
  '.netlify/internal/edge-functions/bundle.eszip': 'functions',
  '.netlify/internal/edge-functions/manifest.json': JSON.stringify(MANIFEST),
};

/** A folder with a store of releases and a bundle of functions, and Netlify's stand-in. */
export async function openPlace() {
  const work = mkdtempSync(join(tmpdir(), 'yasno-netlify-'));
  const siteDirectory = join(work, 'site');
  const netlify = new NetlifyStandIn();
  const apiUrl = await netlify.listen();

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(work, path)), { recursive: true });
    writeFileSync(join(work, path), text);
  }
  write('netlify.toml', '[build]');
  write('.netlify/edge-functions-dist/manifest.json', JSON.stringify(MANIFEST));
  write('.netlify/edge-functions-dist/bundle.eszip', 'functions');
  /** Marks the functions as bundled from the current sources. */
  const bundle = () => write(BUNDLED_FROM, edgeSources(work));
  bundle();

  return {
    work,
    siteDirectory,
    netlify,
    apiUrl,
    write,
    bundle,
    /** Publishes locally: writes these pages and keeps all others. */
    async release(pages: Record<string, string>, removed: readonly string[] = []) {
      const gone = removed.map((path) => [path, null] as const);
      const releases = await openReleases(siteDirectory, FEW_KEPT);
      const files = new Map([...Object.entries(pages), ...gone]);
      const published = await releases.publish({ files, revision: 7 });
      await releases.settled();
      return published;
    },
    async close() {
      await netlify.close();
      rmSync(work, { recursive: true });
    },
  };
}

export type Place = Awaited<ReturnType<typeof openPlace>>;
