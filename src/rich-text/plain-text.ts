import { isInline } from './blocks.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  laquo: '«',
  lt: '<',
  mdash: '—',
  nbsp: '\u00a0',
  ndash: '–',
  quot: '"',
  raquo: '»',
};

function signOf(name: string, whole: string): string {
  const code = /^#(x?)([\da-f]+)$/i.exec(name);
  if (!code) return ENTITIES[name.toLowerCase()] ?? whole;
  const number = Number.parseInt(code[2] ?? '', code[1] ? 16 : 10);
  return number > 31 && number <= 0x10ffff ? String.fromCodePoint(number) : ' ';
}

/** A text or an attribute's value with its entities decoded. */
export const decoded = (text: string): string =>
  text.replace(/&(#?\w{1,10});/g, (whole, name: string) => signOf(name, whole));

/** What replaces an element: a picture's description, nothing for an inline element, a space for others. */
function remains(name: string, attributes: string): string {
  if (name === 'img') return ` ${/\salt="([^"]*)"/.exec(attributes)?.[1] ?? ''} `;
  return isInline(name) ? '' : ' ';
}

/**
 * The words of a rich text with its spaces: words on different lines stay apart, words that are only partly
 * styled stay whole, and a picture is replaced by its `alt`.
 */
export const wordsOf = (html: string): string =>
  decoded(
    html
      .replace(/<\/?([a-z][a-z\d]*)((?:"[^"]*"|[^>"])*)>/gi, (_tag, name: string, rest: string) =>
        remains(name.toLowerCase(), rest),
      )
      .replace(/<[^>]*>/g, ' '),
  );

/** The text of a rich text in one line. Non-breaking spaces are preserved. */
export const plainText = (html: string): string =>
  wordsOf(html)
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();

/** Whether a reader would see nothing of a rich text: neither text nor a picture. */
export const isBlank = (html: string): boolean =>
  !/<img\b/i.test(html) && !/[^\p{Z}\p{C}]/u.test(wordsOf(html));
