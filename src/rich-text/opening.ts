import { plainText } from './plain-text.ts';

/** The end of a sentence; after a short form («8 ч. в день») the next word has a small letter. */
const SENTENCE_END = /[.!?…][»")]*(?=\s+[^\s\p{Ll}])/gu;

/** Whole sentences that fill less of the space than this say too little. */
const ENOUGH = 0.5;

/** The longest beginning with whole words, for a text that is too long. */
function wholeWords(text: string, most: number): string {
  const cut = text.slice(0, most);
  const isBetween = /^\s/.test(text.slice(most - 1));
  const words = isBetween ? cut : cut.replace(/\s\S*$/, '');
  return `${words.slice(0, most - 1).replace(/[\s,;:—–-]+$/, '')}…`;
}

/**
 * How a rich text begins, as plain text in one line: whole sentences, or whole words and an ellipsis.
 * @param most the maximum length, in characters.
 */
export function opening(html: string, most: number): string {
  const text = plainText(html);
  if (text.length <= most) return text;
  const ends = [...text.matchAll(SENTENCE_END)].map(({ index, 0: end }) => index + end.length);
  const last = ends.findLast((end) => end <= most) ?? 0;
  return last >= most * ENOUGH ? text.slice(0, last) : wholeWords(text, most);
}
