import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '../../regenerator/publish/published-site.ts';
import { edgeRoutes } from '../serve-site/edge-routes.ts';
import { headerRules, readConfig } from '../serve-site/rules.ts';
import { onlyWithPlace } from '../serve-site/test-location.ts';
import type { Sources } from './configuration.ts';
import { redirectRules } from './redirect-rules.ts';
import { writeSite, type Copy, type WrittenSite } from './site-files.ts';

/** The inputs of a release's configuration: netlify.toml and the release's own rules. */
export async function sourcesOf(projectRoot: string, release: Release): Promise<Sources> {
  const { configPath, declarations, edgeDirectory } = await readConfig(projectRoot);
  const placeOf = async (name: string) => {
    const entry = await release.find(name);
    return entry ? release.place(entry) : null;
  };
  const [headers, redirects] = await Promise.all([
    placeOf('_headers').then((file) => headerRules(configPath, file)),
    placeOf('_redirects').then((file) => redirectRules(configPath, file)),
  ]);
  const { manifest } = edgeRoutes(onlyWithPlace(declarations), edgeDirectory);
  return { headers, redirects, routes: manifest.routes };
}

/** Number of hash characters that name a tree. */
const NAME = 12;

/**
 * The trees of files in a directory. Pages and the headers of their release belong together (a policy names
 * the page's script by its hash), so a release with other headers gets a tree of its own, and nginx switches
 * to it with the new configuration.
 */
export function siteTrees(directory: string, copies: readonly Copy[]) {
  let written: { readonly name: string; readonly files: WrittenSite } | null = null;
  return {
    /** Writes a release and returns its directory. */
    async write(release: Release): Promise<string> {
      const headers = await release.find('_headers');
      const name = `site-${headers?.sha256.slice(0, NAME) ?? 'plain'}`;
      const root = join(directory, name);
      const before = written?.name === name ? written.files : undefined;
      written = { name, files: await writeSite(release, root, copies, before) };
      return root;
    },
    /** Removes the trees that no configuration refers to any more. */
    async removeOthers(): Promise<void> {
      const names = (await readdir(directory)).filter((name) => name.startsWith('site-'));
      const others = names.filter((name) => name !== written?.name);
      await Promise.all(others.map((name) => rm(join(directory, name), { recursive: true })));
    },
  };
}
