import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { entryOf, type FileEntry } from './manifest.ts';
import { NetlifyError } from './netlify-api.ts';

/** Where `netlify build` puts the bundled edge functions, and where a deploy has them. */
const BUNDLE = '.netlify/edge-functions-dist';
const DEPLOYED = '.netlify/internal/edge-functions';

const manifestSchema = v.object({
  routes: v.pipe(v.array(v.unknown()), v.minLength(1)),
  bundles: v.pipe(v.array(v.object({ asset: v.string() })), v.minLength(1)),
});

export type Extra = FileEntry & { readonly place: string };

async function extra(place: string): Promise<Extra> {
  return { ...entryOf(await readFile(place)), place };
}

/**
 * What a deploy needs besides the pages. A deploy replaces everything, so without these the site
 * would lose its guard, its headers and its redirects.
 * @returns files by their path in the deploy.
 * @throws NetlifyError when the functions were not bundled, or the bundle has no routes.
 */
export async function deployExtras(projectRoot: string): Promise<Map<string, Extra>> {
  const directory = join(projectRoot, BUNDLE);
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => '');
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  const names: readonly string[] = manifest.success ? await readdir(directory) : [];
  if (!manifest.success || !manifest.output.bundles.every(({ asset }) => names.includes(asset))) {
    throw new NetlifyError(
      `There are no edge functions in ${BUNDLE}; run "netlify build" once, see docs/netlify.md.`,
    );
  }
  const extras = new Map([['netlify.toml', await extra(join(projectRoot, 'netlify.toml'))]]);
  for (const name of names) extras.set(`${DEPLOYED}/${name}`, await extra(join(directory, name)));
  return extras;
}
