import type { CityTitle } from '../build/page-data.ts';

/** A city ready to be searched: nothing is lower-cased or cut while somebody types. */
export type IndexedCity = CityTitle & { readonly key: string; readonly letter: string };

const collator = new Intl.Collator('ru');

/** Case makes no difference, and «е» typed for «ё» none either. */
const keyOf = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Puts cities into the order of the alphabet and computes what the search compares. */
export function indexCities(cities: readonly CityTitle[]): IndexedCity[] {
  return cities
    .map(({ id, title }) => ({
      id,
      title,
      key: keyOf(title),
      letter: title.slice(0, 1).toUpperCase(),
    }))
    .sort((one, other) => collator.compare(one.title, other.title) || one.id - other.id);
}

/** Cities whose title holds the typed text. */
export function filterCities(index: readonly IndexedCity[], typed: string): readonly IndexedCity[] {
  const wanted = keyOf(typed);
  return wanted === '' ? index : index.filter(({ key }) => key.includes(wanted));
}

export type CityGroup<C extends CityTitle = CityTitle> = { letter: string; cities: C[] };

/** Cities under their first letters, letters in the order of the alphabet. */
export function groupByLetter(cities: readonly IndexedCity[]): CityGroup[] {
  const groups = Map.groupBy(cities, ({ letter }) => letter);
  return [...groups]
    .map(([letter, members]) => ({ letter, cities: members }))
    .sort((one, other) => collator.compare(one.letter, other.letter));
}
