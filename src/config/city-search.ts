import { CITY_ALIASES } from './city-aliases.ts';
import { CITY_TYPED_MAX } from './city-query.ts';
import { forgiven, unfinishedDistance } from './edit-distance.ts';
import { otherLayout } from './keyboard.ts';

/** A city with precomputed search keys, so that nothing is computed while typing. */
export type Searched<C> = C & {
  readonly key: string;
  readonly words: readonly string[];
  /** Other names of the city. */
  readonly aliases: readonly string[];
};

/** Cities whose titles contain the typed text, and those that may be meant. */
export type FoundCities<C> = { readonly exact: readonly C[]; readonly meant: readonly C[] };

/** Fewer letters match too many names to identify one. */
const BEGINNING = 3;

/** Ignores case and treats «ё» as «е». */
const keyOf = (text: string) => text.trim().toLowerCase().replaceAll('ё', 'е');

/** Hyphens and full stops only separate words. */
const wordsOf = (text: string): string[] => keyOf(text).match(/[\p{L}\d]+/gu) ?? [];

/** A city prepared for the search. */
export function asSearched<C extends { readonly title: string }>(city: C): Searched<C> {
  const { title } = city;
  const aliases = Object.hasOwn(CITY_ALIASES, title) ? (CITY_ALIASES[title] ?? []) : [];
  return { ...city, key: keyOf(title), words: wordsOf(title), aliases };
}

/** Cities in alphabetical order, prepared for the search. */
export function indexCities<C extends { readonly id: number; readonly title: string }>(
  cities: readonly C[],
): Searched<C>[] {
  const { compare } = new Intl.Collator('ru');
  return cities
    .map(asSearched)
    .sort((one, other) => compare(one.title, other.title) || one.id - other.id);
}

type AnyCity = Searched<object>;

/** «г. Москва» searches for Москва. */
function askedWords(typed: string): string[] {
  const [first = '', ...others] = wordsOf(typed);
  return others.length > 0 && ['г', 'гор', 'город'].includes(first) ? others : [first, ...others];
}

/**
 * Whether each word is a prefix of one in the title, in the same order: «н. новгород», «ростов
 * дон».
 */
function begins(words: readonly string[], title: readonly string[]): boolean {
  let at = 0;
  return words.every((word) => {
    const found = title.findIndex((own, place) => place >= at && own.startsWith(word));
    at = found + 1;
    return found >= 0;
  });
}

/** Whether a city has this name: an alias, or its own with different spacing: «ростовнадону». */
function isCalled({ aliases, words: title }: AnyCity, words: readonly string[]): boolean {
  const name = words.join('');
  if (words.length > 1 && begins(words, title)) return true;
  if (name.length < BEGINNING) return aliases.includes(name);
  return [...aliases, title.join(''), ...title].some((own) => own.startsWith(name));
}

/**
 * The edit distance between the typed text, which may be unfinished, and a name or one of its
 * words; infinite if the length alone allows more than `most`: the comparison is expensive.
 */
function errorsIn({ words }: AnyCity, typed: string, most: number): number {
  const names = [words.join(' '), ...(words.length > 1 ? words : [])];
  const near = names.filter((name) => typed.length - name.length <= most);
  return Math.min(...near.map((name) => unfinishedDistance(typed, name)));
}

/** The cities with the fewest typing errors, if that is within the tolerance. */
function mistyped<C extends AnyCity>(cities: readonly C[], ways: readonly string[]): C[] {
  const rated = ways.flatMap((way) => {
    const typed = askedWords(way).join(' ');
    const most = forgiven(typed);
    if (most === 0) return [];
    return cities
      .map((city) => ({ city, errors: errorsIn(city, typed, most) }))
      .filter(({ errors }) => errors <= most);
  });
  const fewest = Math.min(...rated.map(({ errors }) => errors));
  return rated.filter(({ errors }) => errors === fewest).map(({ city }) => city);
}

/**
 * The city search, shared by the browser's chooser and the edge. Titles that contain the typed text
 * come first (section 5 of the specification), followed by cities with a matching alias. Only if
 * there are neither, it tries the other keyboard layout and typing errors.
 */
export function findCities<C extends AnyCity>(cities: readonly C[], typed: string): FoundCities<C> {
  const text = typed.slice(0, CITY_TYPED_MAX);
  if (keyOf(text) === '') return { exact: cities, meant: [] };
  const holding = (way: string) => cities.filter(({ key }) => key.includes(keyOf(way)));
  const called = (way: string) => {
    const words = askedWords(way);
    return words.join('') === '' ? [] : cities.filter((city) => isCalled(city, words));
  };
  const exact = holding(text);
  const known = called(text).filter((city) => !exact.includes(city));
  if (exact.length + known.length > 0) return { exact, meant: known };
  const other = otherLayout(text);
  const elsewhere = other === null ? [] : [...new Set([...holding(other), ...called(other)])];
  if (elsewhere.length > 0) return { exact, meant: elsewhere };
  return { exact, meant: mistyped(cities, other === null ? [text] : [text, other]) };
}
