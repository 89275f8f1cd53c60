import type { WordChanges } from '../../contract/schemas/word-changes.ts';

/** The end of a line in a page's text. */
const LINE_END = /(?<=<\/(?:p|h2|h3|h4|li|tr|blockquote|caption|figcaption)>)/;

/** Replaces unchanged lines. */
const GAP = '<p>…</p>';

/** Lines kept next to a change: the rest of its own, and the next. */
const KEPT = 2;

/** Shortens an unchanged part: next to one change at either end of the text, otherwise between two. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split(LINE_END);
  const head = isFirst ? 0 : KEPT;
  const tail = isLast ? 0 : KEPT;
  if (lines.length <= head + tail + 1) return text;
  return [...lines.slice(0, head), GAP, ...lines.slice(lines.length - tail)].join('');
}

/** The changes of a page's text with their surrounding lines. */
export const inContext = (words: WordChanges): WordChanges =>
  words.map(({ text, change }, place) =>
    change === 'same'
      ? { change, text: shortened(text, place === 0, place === words.length - 1) }
      : { text, change },
  );
