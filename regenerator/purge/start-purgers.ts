import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '../../src/config/environment.ts';
import { cacheTag } from '../publish/cache-tags.ts';
import { placesOf } from '../publish/manifest.ts';
import { cachesOf } from './cache-of.ts';
import { startPurger, type Purger } from './purger.ts';

type Place = {
  readonly environment: Environment;
  readonly projectRoot: string;
  readonly dataDir: string;
  readonly siteDirectory: string;
  readonly log: (message: string) => void;
};

/** Purges from every configured cache what each release changes; does nothing if none is configured. */
export async function startPurgers(place: Place): Promise<Pick<Purger, 'wake' | 'stop'>> {
  const { environment, projectRoot, dataDir, siteDirectory, log } = place;
  // It also contains headers and redirects, and belongs to no release.
  const rules = hash('sha256', await readFile(join(projectRoot, 'netlify.toml')), 'base64url');
  const purgers = cachesOf(environment).map((cache) => {
    const file = join(dataDir, 'purged', `${cacheTag(cache.name)}.json`);
    return startPurger({ places: placesOf(siteDirectory), cache, rules, file, log });
  });
  return {
    wake: () => purgers.forEach((purger) => purger.wake()),
    stop: async () => {
      await Promise.all(purgers.map((purger) => purger.stop()));
    },
  };
}
