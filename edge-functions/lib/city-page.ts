import { findCities, indexCities } from '../../src/config/city-search.ts';
import { CITY_SLOT } from '../../src/config/city-query.ts';
import type { City } from './city.ts';
import { escaped } from './escaped.ts';
import { filled, samplesOf, withoutSamples, withSlot } from './samples.ts';

const FIELD = /<input\b(?=[^>]*\sdata-city-field[\s=>/])/i;

/** The page with all cities, and in it those that what is typed finds; titles first that hold it. */
export function cityPage(html: string, cities: readonly City[], typed: string): string {
  const samples = samplesOf(html);
  const { exact, meant } = findCities(indexCities(cities), typed);
  const items = [...exact, ...meant].map(({ id, title }) =>
    filled(samples.get('city') ?? '', { values: { id: String(id), title } }),
  );
  const list = filled(samples.get(items.length > 0 ? 'cities' : 'cities-none') ?? '', {
    parts: { cities: items.join('') },
  });
  // A function, not a replacement string: what is typed may hold «$&».
  return withoutSamples(withSlot(html, CITY_SLOT, list, typed)).replace(
    FIELD,
    (tag) => `${tag} value="${escaped(typed)}"`,
  );
}
