import { wordsOf } from '../../src/rich-text/plain-text.ts';

/** A part of a text; `found` parts are matches. */
export type Part = { readonly text: string; readonly found: boolean };

/** Characters in a snippet. */
const LENGTH = 190;
/** Characters before the first match, to show its context. */
const BEFORE = 50;

/** Headings, captions, pictures, cells and items have no full stop of their own. */
const PICTURE = /<img\b(?:"[^"]*"|[^>"])*>/gi;
const HEADING_END = /<\/(?:h[1-6]|(?:fig)?caption)>/gi;
const PART_END = /<\/(?:li|t[dh])>/gi;

/** Replaces a run of spaces and punctuation. */
function gapOf(run: string): string {
  if (run.includes('\u0001')) return '. ';
  if (run.includes('\u0002')) return '; ';
  return run === '\u00a0' ? run : ' ';
}

/** The plain text of rich text, with a full stop where only the layout separated sentences. */
export function textOf(html: string): string {
  const marked = html
    .replace(/\p{Cc}/gu, ' ')
    .replace(PICTURE, '$&\u0001')
    .replace(HEADING_END, '\u0001')
    .replace(PART_END, '\u0002');
  return wordsOf(marked)
    .replace(/[\p{Cc}\s]+/gu, gapOf)
    .replace(/(?<=[.,;:!?…])[.;] /g, ' ')
    .replace(/ (?=[.,;:!?…»)])/g, '')
    .trim()
    .replace(/^[.;] |;$/g, '');
}

/** Matches any of the words, whole and case-insensitive; null when there are none. */
export function wordPattern(words: readonly string[]): RegExp | null {
  const known = words.filter((word) => /^[\p{L}\p{N}]+$/u.test(word));
  if (known.length === 0) return null;
  // Longest first: a shorter alternative would hide it.
  const longest = known.toSorted((a, b) => b.length - a.length);
  const spelled = longest.map((word) => word.replaceAll(/[её]/g, '[её]'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${spelled.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
}

function partsOf(text: string, pattern: RegExp | null): Part[] {
  if (!pattern) return [{ text, found: false }];
  const parts: Part[] = [];
  let read = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > read) parts.push({ text: text.slice(read, match.index), found: false });
    parts.push({ text: match[0], found: true });
    read = match.index + match[0].length;
  }
  if (read < text.length) parts.push({ text: text.slice(read), found: false });
  return parts;
}

/** Start of the window with the most distinct matches. */
function bestStart(text: string, pattern: RegExp): number {
  const hits = [...text.matchAll(pattern)].map((match) => ({
    at: match.index,
    word: match[0].toLowerCase().slice(0, 5),
  }));
  let best = { at: 0, words: 0 };
  hits.forEach(({ at }, index) => {
    const seen = new Set<string>();
    for (const hit of hits.slice(index)) {
      if (hit.at > at + LENGTH - BEFORE) break;
      seen.add(hit.word);
    }
    if (seen.size > best.words) best = { at, words: seen.size };
  });
  return best.at;
}

/**
 * The part of a text with the most matches, cut between words, as parts for the page to highlight;
 * it contains no HTML.
 */
export function snippetOf(text: string, pattern: RegExp | null): Part[] {
  if (text === '') return [];
  const best = pattern ? bestStart(text, pattern) - BEFORE : 0;
  const wanted = Math.min(best, text.length - LENGTH);
  // A text start that is close is included.
  const from = wanted < 20 ? 0 : text.indexOf(' ', wanted) + 1;
  const room = text.slice(from, from + LENGTH);
  const whole = from + LENGTH >= text.length;
  const cut = whole ? room : room.slice(0, Math.max(room.lastIndexOf(' '), LENGTH / 2));
  const shown = `${from > 0 ? '…' : ''}${cut}${whole ? '' : '…'}`;
  return partsOf(shown, pattern);
}

/** A whole title as parts. */
export const markedTitle = (title: string, pattern: RegExp | null): Part[] =>
  partsOf(title, pattern);
