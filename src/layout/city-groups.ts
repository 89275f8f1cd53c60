import type { CityTitle } from '../build/page-data.ts';

type CityGroup<C extends CityTitle = CityTitle> = { letter: string; cities: C[] };

/** Cities under their first letters, letters in the order of the alphabet. */
export function groupByLetter<C extends CityTitle>(cities: readonly C[]): CityGroup<C>[] {
  // Made here and not with the module: it takes time, and few come to choose a city.
  const { compare } = new Intl.Collator('ru');
  const groups = Map.groupBy(cities, ({ title }) => title.slice(0, 1).toUpperCase());
  return [...groups]
    .map(([letter, members]) => ({ letter, cities: members }))
    .sort((one, other) => compare(one.letter, other.letter));
}
