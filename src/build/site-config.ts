import { join, resolve } from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import type { SourceOptions } from '../sourcing/source.ts';
import { derivedAnew } from './derived-anew.ts';
import { derivePages } from './derive-pages.ts';
import { derivePopularCities } from './derive-popular-cities.ts';
import { sources } from './sources.ts';
import { EnvironmentError, readEnvironment, siteUrlOf } from '../config/environment.ts';

function readOrStop() {
  try {
    return readEnvironment(process.env, ['REST_ORIGIN']);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    // One sentence instead of a stack trace: nothing is wrong with the program.
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const environment = readOrStop();

const derivations = [derivePages, derivePopularCities];

/** `npm run dev` names the program that derives with the composers as they are at that moment. */
const { DERIVING_PROGRAM } = process.env;

export const sourceOptions: SourceOptions = {
  origin: environment.REST_ORIGIN,
  sources,
  derivations: DERIVING_PROGRAM ? derivedAnew(DERIVING_PROGRAM, derivations) : derivations,
  pictureCache: join(resolve(environment.DATA_DIR), 'pictures'),
  concurrency: 4,
  acceptDrop: environment.CONTENT_DROP === 'accept',
};

// Not called `config`: by such an export Gatsby knows pages that a server is to render.
export const siteConfig: GatsbyConfig = {
  siteMetadata: {
    siteUrl: siteUrlOf(environment),
    year: new Date().getFullYear(),
    metrikaId: environment.METRIKA_ID ?? '',
    maps: {
      yandexKey: environment.YANDEX_MAPS_KEY ?? '',
      tilesUrl: environment.MAP_TILES_URL ?? '',
      tilesCredit: environment.MAP_TILES_CREDIT ?? '',
    },
  },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  // Browsers of the last years need none, and they would be a request of their own.
  polyfill: false,
  graphqlTypegen: false,
  plugins: [{ resolve: 'gatsby-source-custom-api', options: sourceOptions }],
};
