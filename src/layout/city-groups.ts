import type { CityTitle } from '../build/page-data.ts';
import { grouped } from '../config/grouped.ts';

type CityGroup<C extends CityTitle = CityTitle> = { letter: string; cities: C[] };

/** Cities grouped by first letter, in alphabetical order. */
export function groupByLetter<C extends CityTitle>(cities: readonly C[]): CityGroup<C>[] {
  // Created on demand rather than with the module: it takes time, and few visitors choose a city.
  const { compare } = new Intl.Collator('ru');
  const groups = grouped(cities, ({ title }) => title.slice(0, 1).toUpperCase());
  return [...groups]
    .map(([letter, members]) => ({ letter, cities: members }))
    .sort((one, other) => compare(one.letter, other.letter));
}
