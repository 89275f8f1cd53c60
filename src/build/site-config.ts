import { join, resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type { SourceOptions } from '../sourcing/source.ts';
import { derivedAnew } from './derived-anew.ts';
import { derivePages } from './derive-pages.ts';
import { derivePopularCities } from './derive-popular-cities.ts';
import { netlifyAdapter } from './netlify/adapter.ts';
import { sources } from './sources.ts';
import { currentYear } from '../config/current-year.ts';
import { EnvironmentError, readEnvironment, siteUrlOf } from '../config/environment.ts';

function readOrStop() {
  try {
    return readEnvironment(process.env, ['REST_ORIGIN']);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // One sentence instead of a stack trace: this is not a bug of the program.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const environment = readOrStop();

const derivations = [derivePages, derivePopularCities];

/** `npm run dev` sets the program that derives pages with the current composers. */
const { DERIVING_PROGRAM } = process.env;

const pictureCache = join(resolve(environment.DATA_DIR), 'pictures');

export const sourceOptions: SourceOptions = {
  origin: environment.REST_ORIGIN,
  sources,
  derivations: DERIVING_PROGRAM ? derivedAnew(DERIVING_PROGRAM, derivations) : derivations,
  pictureCache,
  concurrency: 4,
  acceptDrop: environment.CONTENT_DROP === 'accept',
};

// Not called `config`: Gatsby treats a module with such an export as a page for server rendering.
export const siteConfig: GatsbyConfig = {
  siteMetadata: {
    siteUrl: siteUrlOf(environment),
    year: currentYear(),
    metrikaId: environment.METRIKA_ID ?? '',
    maps: {
      yandexKey: environment.YANDEX_MAPS_KEY ?? '',
      tilesUrl: environment.MAP_TILES_URL ?? '',
      tilesCredit: environment.MAP_TILES_CREDIT ?? '',
    },
  },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Recent browsers need none, and they would be an extra request.
  polyfill: false,
  graphqlTypegen: false,
  // Netlify sets `NETLIFY` and `CONTEXT`.
  adapter: netlifyAdapter({
    atNetlify: Boolean(process.env['NETLIFY']),
    context: process.env['CONTEXT'],
    projectRoot: process.cwd(),
    restOrigin: environment.REST_ORIGIN,
    pagesOrigin: environment.PAGES_ORIGIN,
    kept: [pictureCache, join(resolve(environment.DATA_DIR), 'shares')],
  }),
  plugins: [{ resolve: 'gatsby-source-custom-api', options: sourceOptions }],
};
