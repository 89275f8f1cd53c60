import { isInline } from './blocks.ts';
import { isTag, isWords, nodesIn, type Node } from './nodes.ts';

/** Characters of the text that a description of a place quotes. */
const QUOTED = 30;

const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** «Как выбрать…»: the beginning of a text. */
export function beginning(text: string): string {
  const line = inOneLine(text);
  return line.length > QUOTED ? `«${line.slice(0, QUOTED).trimEnd()}…»` : `«${line}»`;
}

/** «…как выбрать»: the end of a text. */
function ending(text: string): string {
  const line = inOneLine(text);
  return line.length > QUOTED ? `«…${line.slice(-QUOTED).trimStart()}»` : `«${line}»`;
}

/** The text that a node contributes. */
export function spoken(node: Node): string {
  if (isWords(node)) return node.data;
  return isTag(node) && isInline(node.name) ? '' : ' ';
}

/** The text in an element. */
export const wordsOfTag = ({ children }: { readonly children: readonly Node[] }): string =>
  inOneLine((nodesIn(children) ?? []).map(spoken).join(''));

/** The place of something without text: after these words. */
export const after = (words: string): string =>
  inOneLine(words) === '' ? 'в\u00a0начале текста' : `после ${ending(words)}`;
