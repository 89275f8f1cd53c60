import { cityPlaces, cityTitles } from '../../src/build/city-files.ts';
import { manifestOf } from '../../src/build/icons/manifest.ts';
import { MANIFEST_FILE } from '../../src/build/icons/write-icons.ts';
import { CITY_PLACES_FILE, CITY_TITLES_FILE } from '../../src/config/constants.ts';
import type { RestEntities } from '../content/rest-content.ts';
import type { Rest } from '../pages/site-pages.ts';
import type { Output } from './output.ts';
import { settingsIn } from './slices.ts';

type Known = { readonly rest: Pick<Rest, 'cities'> | null; readonly entities: RestEntities };

/** The files of the cities and the manifest, if their content has changed. */
export function smallFiles(
  { rest, entities }: Known & { readonly rest: Pick<Rest, 'cities'> },
  before: Known,
): Output {
  const output: Output = new Map();
  if (rest.cities !== before.rest?.cities) {
    output.set(CITY_TITLES_FILE, cityTitles(rest.cities));
    output.set(CITY_PLACES_FILE, cityPlaces(rest.cities));
  }
  const brand = settingsIn(entities)?.item.brand.name;
  if (brand !== undefined && brand !== settingsIn(before.entities)?.item.brand.name) {
    output.set(MANIFEST_FILE, manifestOf(brand));
  }
  return output;
}
