/** What a build at Netlify says where pages come from an origin between two builds. */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseAllRedirects } from '@netlify/redirect-parser';
import * as v from 'valibot';
import { BUILD_FACTS_FILE, type BuildFacts } from '../../config/between-builds.ts';

/**
 * Netlify takes both after the command of a build (its «Frameworks API»): configuration, and edge
 * functions that say their own routes.
 */
const DEPLOY_CONFIG = '.netlify/v1/config.json';
const EDGE_FUNCTION = '.netlify/v1/edge-functions/origin-page.ts';

/** Addresses that are no pages: other functions answer there, members', and files with hashes. */
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

/** Folders of files that never change under their name: one that the build lacks is the origin's. */
const LASTING = ['/static', '/pictures'];

/**
 * Where the edge function runs that asks the origin. Behind all others, at the CDN's cache: only where
 * that has no copy.
 */
export const ORIGIN_ROUTE = {
  path: '/*',
  excludedPath: NO_PAGES,
  method: ['GET', 'HEAD'],
  cache: 'manual',
} as const;

/** The function with its route. */
const edgeFunction =
  () => `export { default } from '../../../edge-functions/between-builds/origin-page.ts';

export const config = ${JSON.stringify(ORIGIN_ROUTE, null, 2)};
`;

/** What Netlify is told besides netlify.toml. A file of the build goes before these redirects. */
const deployConfig = (origin: string) => ({
  redirects: LASTING.map((folder) => ({
    from: `${folder}/*`,
    to: `${origin}${folder}/:splat`,
    status: 200,
  })),
});

const rules = v.array(v.object({ query: v.optional(v.record(v.string(), v.unknown()), {}) }));

/** Names in queries that redirects look at, read with Netlify's own parser. */
export async function queryNames(configPath: string, file: string): Promise<string[]> {
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
  /** The origin of pages; absent: the deploy has them all. */
  readonly origin: string | undefined;
  /** The content revision that the build shows at least. */
  readonly revision: number | null;
};

/** Writes what a deploy needs for that, or removes what an earlier build has left. */
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
