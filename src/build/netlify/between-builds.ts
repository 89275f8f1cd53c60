/** Files that a build at Netlify writes when pages come from an origin between two builds. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { BUILD_FACTS_FILE, type BuildFacts } from '../../config/between-builds.ts';

/**
 * Netlify reads both after the build command (its «Frameworks API»): configuration, and edge functions that
 * declare their own routes.
 */
const DEPLOY_CONFIG = '.netlify/v1/config.json';
const EDGE_FUNCTION = '.netlify/v1/edge-functions/origin-page.ts';

/** Addresses that are not pages, or that other functions serve: members' pages and hashed files. */
const NO_PAGES: `/${string}`[] = [
  '/rest/*',
  '/api/*',
  '/media/*',
  '/hooks/*',
  '/editor/*',
  '/admin',
  '/admin/*',
  '/.netlify/*',
  '/personal*',
  '/page-data/personal*',
  `/${BUILD_FACTS_FILE}`,
  '/static/*',
  '/pictures/*',
  '/icons/*',
  '/*.woff2',
  '/*.svg',
  '/*.png',
  '/*.jpg',
  '/*.jpeg',
  '/*.webp',
  '/*.avif',
  '/*.ico',
  '/*.gif',
  '/*.mp4',
  '/*.webm',
];

/** Folders of files that never change under their name; those missing from the build come from the origin. */
const LASTING = ['/static', '/pictures'];

/**
 * The route of the edge function that asks the origin. It runs last and behind the CDN's cache, so only on a
 * cache miss.
 */
export const ORIGIN_ROUTE = {
  path: '/*',
  excludedPath: NO_PAGES,
  method: ['GET', 'HEAD'],
  cache: 'manual',
} as const;

/** The source of the function with its route. */
const edgeFunction =
  () => `export { default } from '../../../edge-functions/between-builds/origin-page.ts';

export const config = ${JSON.stringify(ORIGIN_ROUTE, null, 2)};
`;

/**
 * Netlify's configuration in addition to netlify.toml. A built file takes precedence over these redirects.
 */
const deployConfig = (origin: string) => ({
  redirects: LASTING.map((folder) => ({
    from: `${folder}/*`,
    to: `${origin}${folder}/:splat`,
    status: 200,
  })),
});

const rules = v.array(v.object({ query: v.optional(v.record(v.string(), v.unknown()), {}) }));

/** Names of query parameters that redirects match, read with Netlify's own parser. */
async function queryNames(configPath: string, file: string): Promise<string[]> {
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    netlifyConfigPath: configPath,
    configRedirects: [],
    minimal: true,
  });
  if (errors[0]) throw errors[0];
  const names = v.parse(rules, redirects).flatMap(({ query }) => Object.keys(query));
  return [...new Set(names)].sort();
}

export type BetweenBuilds = {
  readonly projectRoot: string;
  /** The origin of pages; absent: the deploy has all pages. */
  readonly origin: string | undefined;
  /** The lowest content revision that the build can show. */
  readonly revision: number | null;
};

/** Writes what such a deploy needs, or removes what an earlier build has left. */
export async function writeBetweenBuilds(options: BetweenBuilds): Promise<void> {
  const { projectRoot, origin, revision } = options;
  const config = join(projectRoot, DEPLOY_CONFIG);
  const edge = join(projectRoot, EDGE_FUNCTION);
  const facts = join(projectRoot, 'public', BUILD_FACTS_FILE);
  if (origin === undefined) {
    await Promise.all([config, edge, facts].map((file) => rm(file, { force: true })));
    return;
  }
  const redirects = join(projectRoot, 'public/_redirects');
  const query = await queryNames(join(projectRoot, 'netlify.toml'), redirects);
  const told: BuildFacts = { revision, query };
  await mkdir(dirname(edge), { recursive: true });
  await writeFile(config, JSON.stringify(deployConfig(origin)));
  await writeFile(edge, edgeFunction());
  await writeFile(facts, JSON.stringify(told));
}
