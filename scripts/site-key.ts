import { resolve } from 'node:path';
import { browsersOf } from '../src/build/browsers.ts';
import { sourceDigest } from '../src/build/source-digest.ts';
import { currentYear } from '../src/config/current-year.ts';
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

/**
 * Settings that end up in the built pages, their scripts or their headers; the site's URL comes
 * with them.
 */
const BUILD_SETTINGS = [
  'CAPTCHA_SITE_KEY',
  'MAP_TILES_CREDIT',
  'MAP_TILES_URL',
  'METRIKA_ID',
  'MODE',
  'OFFLINE_PAGES',
  'TOKEN_SALT',
  'YANDEX_MAPS_KEY',
] as const satisfies readonly (keyof Environment)[];

/**
 * The source of the content. On this machine it is the embedded backend, whatever port that uses.
 */
function contentOf({ REST_ORIGIN }: Environment): string {
  if (REST_ORIGIN === undefined) return 'embedded';
  const { hostname } = new URL(REST_ORIGIN);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? 'embedded' : REST_ORIGIN;
}

function settingsOf(environment: Environment) {
  const named = BUILD_SETTINGS.map((name) => [name, environment[name] ?? null]);
  const content = contentOf(environment);
  // The footer shows the year.
  return [...named, siteUrlOf(environment), content, currentYear()];
}

/**
 * A digest of everything a build depends on except its content: sources, packages and settings. A
 * site built from the same needs no build.
 */
export async function siteKey(projectRoot: string, environment: Environment): Promise<string> {
  const root = resolve(projectRoot);
  // Of package.json a build uses only the browsers: the lock file covers the rest.
  return sourceDigest(root, SOURCES, [settingsOf(environment), browsersOf(root)]);
}
