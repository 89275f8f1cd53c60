/** One thing a query asks for: a word, several in this very order, or what must not occur. */
export type Term = {
  readonly text: string;
  readonly phrase: boolean;
  readonly excluded: boolean;
};

/** Nobody looks for more at once; what is beyond is not looked for. */
const MAX_TERMS = 24;

const TERM = /(?<minus>-(?=[\p{L}"«]))?(?:["«](?<phrase>[^"»]*)["»]|(?<word>\S+))/gu;

/** Signs that cannot be seen or stored: control characters, halves of letters, marks of direction. */
const INVISIBLE = /[\p{Cc}\p{Cs}\p{Cf}]/gu;

/** A query without capitals and invisible signs; «ё» is «е», as in the index. */
export function plainQuery(query: string): string {
  return query.replace(INVISIBLE, ' ').toLowerCase().replaceAll('ё', 'е').trim();
}

/** What a typed query asks for: `линзы -цветные "на месяц"` → three terms. */
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

/** A query as a title would be written for comparison: letters and figures, single spaces. */
export function queryName(query: string): string {
  return plainQuery(query)
    .replace(/[^a-zа-я0-9]+/g, ' ')
    .trim();
}
