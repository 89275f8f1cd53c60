/** One part of a query: a word, a phrase, or an excluded word. */
export type Term = {
  readonly text: string;
  readonly phrase: boolean;
  readonly excluded: boolean;
};

/** Further terms are ignored; real queries have fewer. */
const MAX_TERMS = 24;

const TERM = /(?<minus>-(?=[\p{L}"«]))?(?:["«](?<phrase>[^"»]*)["»]|(?<word>\S+))/gu;

/** Invisible or unstorable characters: control characters, lone surrogates, direction marks. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Cf}]/gu;

/** Lower-cases a query and removes invisible characters; «ё» becomes «е», as in the index. */
export function plainQuery(query: string): string {
  return query.replace(INVISIBLE, ' ').toLowerCase().replaceAll('ё', 'е').trim();
}

/** Parses a typed query: `линзы -цветные "на месяц"` → three terms. */
export function readTerms(query: string): Term[] {
  return [...plainQuery(query).matchAll(TERM)]
    .map(({ groups }) => ({
      text: (groups?.['phrase'] ?? groups?.['word'] ?? '').trim(),
      phrase: groups?.['phrase'] !== undefined,
      excluded: groups?.['minus'] !== undefined,
    }))
    .filter(({ text }) => text !== '')
    .slice(0, MAX_TERMS);
}

/** A query normalised for comparison with titles: letters and digits, single spaces. */
export function queryName(query: string): string {
  return plainQuery(query)
    .replace(/[^a-zа-я0-9]+/g, ' ')
    .trim();
}
