import type { WordChanges } from '../../contract/schemas/word-changes.ts';

/** Where a line of a page's text ends. */
const LINE_END = /(?<=<\/(?:p|h2|h3|h4|li|tr|blockquote|caption|figcaption)>)/;

/** In place of lines that nobody has changed. */
const GAP = '<p>…</p>';

/** Lines kept beside a change: the rest of its own, and the next. */
const KEPT = 2;

/** What stays the same between two changes; at an end of the text, beside one. */
function shortened(text: string, isFirst: boolean, isLast: boolean): string {
  const lines = text.split(LINE_END);
  const head = isFirst ? 0 : KEPT;
  const tail = isLast ? 0 : KEPT;
  if (lines.length <= head + tail + 1) return text;
  return [...lines.slice(0, head), GAP, ...lines.slice(lines.length - tail)].join('');
}

/** The changes of a page's text with the lines beside them. */
export const inContext = (words: WordChanges): WordChanges =>
  words.map(({ text, change }, place) =>
    change === 'same'
      ? { change, text: shortened(text, place === 0, place === words.length - 1) }
      : { text, change },
  );
