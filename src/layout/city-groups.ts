import type { CityTitle } from '../build/page-data.ts';

type CityGroup<C extends CityTitle = CityTitle> = { letter: string; cities: C[] };

const { compare } = new Intl.Collator('ru');

/** Cities under their first letters, letters in the order of the alphabet. */
export function groupByLetter<C extends CityTitle>(cities: readonly C[]): CityGroup<C>[] {
  const groups = Map.groupBy(cities, ({ title }) => title.slice(0, 1).toUpperCase());
  return [...groups]
    .map(([letter, members]) => ({ letter, cities: members }))
    .sort((one, other) => compare(one.letter, other.letter));
}
