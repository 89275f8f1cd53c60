import { findCities, indexCities } from '../../src/config/city-search.ts';
import { CITY_SLOT } from '../../src/config/city-query.ts';
import type { City } from './city.ts';
import { PageSource } from './page-source.ts';
import { emptySamples, filled, fillSlot, samplesOf } from './samples.ts';

/**
 * The page with all cities and the ones that match the query; titles that begin with it come first.
 */
export function cityPage(html: string, cities: readonly City[], typed: string): string {
  const page = new PageSource(html);
  const samples = samplesOf(page);
  const { exact, meant } = findCities(indexCities(cities), typed);
  const items = [...exact, ...meant].map(({ id, title }) =>
    filled(samples.get('city') ?? '', { values: { id: String(id), title } }),
  );
  const list = filled(samples.get(items.length > 0 ? 'cities' : 'cities-none') ?? '', {
    parts: { cities: items.join('') },
  });
  fillSlot(page, CITY_SLOT, list, typed);
  emptySamples(page);
  page.set(page.all('data-city-field', 'input')[0], { value: typed });
  return page.html();
}
