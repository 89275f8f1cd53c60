import { hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { sourceDigest } from '../../src/build/source-digest.ts';
import { entryOf, type FileEntry } from './manifest.ts';
import { NetlifyError } from './netlify-api.ts';

/** Where the bundled edge functions are, as Netlify's own tools put them. */
export const BUNDLE = '.netlify/edge-functions-dist';
/** The sources they were bundled from. */
export const BUNDLED_FROM = '.netlify/edge-functions-sources';
/** Their place in a deploy. */
const DEPLOYED = '.netlify/internal/edge-functions';

const manifestSchema = v.object({
  routes: v.pipe(v.array(v.unknown()), v.minLength(1)),
  bundles: v.pipe(v.array(v.object({ asset: v.string(), format: v.string() })), v.minLength(1)),
});

export type Extra = FileEntry & { readonly place: string };

/** The parts of a deploy other than the pages. */
export type Extras = {
  /** Files by their path in the deploy. */
  readonly files: ReadonlyMap<string, Extra>;
  /** The bundles of edge functions, by their format. */
  readonly bundles: ReadonlyMap<string, Extra>;
};

async function extra(place: string): Promise<Extra> {
  return { ...entryOf(await readFile(place)), place };
}

/** The sources of edge functions, and their routes. */
const SOURCES = [
  ...['contract', 'edge-functions', 'src/client', 'src/config', 'src/words'],
  ...['netlify.toml', 'package-lock.json'],
];

/** A digest of everything that edge functions are bundled from. */
export const edgeSources = (projectRoot: string): string => sourceDigest(projectRoot, SOURCES);

/** @throws NetlifyError when the bundle is outdated: it may contain an old guard, for example. */
async function checkSources(projectRoot: string): Promise<void> {
  const bundled = await readFile(join(projectRoot, BUNDLED_FROM), 'utf8').catch(() => null);
  if (bundled === edgeSources(projectRoot)) return;
  const reason =
    bundled === null
      ? 'It is not known what the edge functions were bundled from'
      : 'The edge functions have changed since they were bundled';
  throw new NetlifyError(`${reason}; run "npm run bundle:netlify".`);
}

/**
 * The files that a deploy needs in addition to the pages. A deploy replaces everything, so without these the
 * site would lose its guard, its headers and its redirects.
 * @throws NetlifyError when the functions have changed since they were bundled, or have no routes.
 */
export async function deployExtras(projectRoot: string): Promise<Extras> {
  const directory = join(projectRoot, BUNDLE);
  const text = await readFile(join(directory, 'manifest.json'), 'utf8').catch(() => '');
  const manifest = v.safeParse(v.pipe(v.string(), v.parseJson(), manifestSchema), text);
  const names: readonly string[] = manifest.success ? await readdir(directory) : [];
  if (!manifest.success || !manifest.output.bundles.every(({ asset }) => names.includes(asset))) {
    throw new NetlifyError(
      `There are no edge functions in ${BUNDLE}; run "npm run bundle:netlify", see docs/netlify.md.`,
    );
  }
  await checkSources(projectRoot);
  const files = new Map([['netlify.toml', await extra(join(projectRoot, 'netlify.toml'))]]);
  for (const name of names) files.set(`${DEPLOYED}/${name}`, await extra(join(directory, name)));
  const bundles = new Map<string, Extra>();
  for (const { asset, format } of manifest.output.bundles) {
    bundles.set(format, await extra(join(directory, asset)));
  }
  return { files, bundles };
}

/** A key of the parts of a deploy other than the pages: bundles are named by their content. */
export async function extrasKey(projectRoot: string): Promise<string> {
  const places = [join(projectRoot, 'netlify.toml'), join(projectRoot, BUNDLE, 'manifest.json')];
  const texts = await Promise.all(places.map((place) => readFile(place, 'utf8').catch(() => '')));
  return hash('sha256', texts.join('\n'), 'base64url');
}
