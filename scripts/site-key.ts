import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { siteUrlOf, type Environment } from '../src/config/environment.ts';

/** Files and folders that go into a build. Content does not: the regenerator catches up with it. */
const SOURCES = [
  'contract',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
  'package-lock.json',
  'plugins',
  'src',
  'static',
  'tsconfig.json',
];

/** Settings that stand in the built pages or in their scripts; the site's address comes with them. */
export const BUILD_SETTINGS = [
  'CAPTCHA_SITE_KEY',
  'MAP_TILES_CREDIT',
  'MAP_TILES_URL',
  'METRIKA_ID',
  'TOKEN_SALT',
  'YANDEX_MAPS_KEY',
] as const satisfies readonly (keyof Environment)[];

const isTest = (path: string) => /\.test\.tsx?$/.test(path);

function filesBelow(root: string, source: string): string[] {
  const path = join(root, source);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [source];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .toSorted();
}

/** Of package.json a build reads no more than this: the lock file says the rest. */
function browsersOf(root: string): unknown {
  const json: unknown = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return typeof json === 'object' && json !== null && 'browserslist' in json
    ? json.browserslist
    : null;
}

/** Whose content it is. On this machine it is the embedded backend's, whatever port that has. */
function contentOf({ REST_ORIGIN }: Environment): string {
  if (REST_ORIGIN === undefined) return 'embedded';
  const { hostname } = new URL(REST_ORIGIN);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'embedded' : REST_ORIGIN;
}

function settingsOf(environment: Environment) {
  const named = BUILD_SETTINGS.map((name) => [name, environment[name] ?? null]);
  const content = contentOf(environment);
  // The footer names the year.
  return [...named, siteUrlOf(environment), content, new Date().getFullYear()];
}

/**
 * A digest of what a build is made of beside its content: sources, packages and settings. A site
 * that was built from the same needs no build.
 */
export async function siteKey(projectRoot: string, environment: Environment): Promise<string> {
  const root = resolve(projectRoot);
  const hash = createHash('sha256');
  hash.update(JSON.stringify([settingsOf(environment), browsersOf(root)]));
  for (const path of SOURCES.flatMap((source) => filesBelow(root, source))) {
    const bytes = readFileSync(join(root, path));
    hash.update(`\n${path} ${bytes.length}\n`).update(bytes);
  }
  return hash.digest('hex');
}
