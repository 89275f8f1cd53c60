/** The top-level blocks of a rich text: paragraphs, headings, whole lists, tables and figures. */
import { isInline } from '../../src/rich-text/blocks.ts';
import { normalHtml, TAG } from './normal-html.ts';

export type Block = {
  readonly html: string;
  /** The same for blocks that are the same once saved. */
  readonly key: string;
};

/** Elements without an end tag. */
const VOID: ReadonlySet<string> = new Set(['img', 'br']);

function partsOf(html: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  const cut = (end: number) => {
    parts.push(html.slice(start, end));
    start = end;
  };
  for (const { 0: tag, 1: slash, 2: name = '', index } of html.matchAll(TAG)) {
    if (VOID.has(name) || isInline(name)) continue;
    if (!slash) {
      // Bare words before a block.
      if (depth === 0) cut(index);
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0) cut(index + tag.length);
    }
  }
  cut(html.length);
  return parts;
}

function blockOf(html: string): Block {
  const key = normalHtml(html);
  const name = /^<([a-z0-9]+)/.exec(key)?.[1];
  const isBare = name === undefined || VOID.has(name) || isInline(name);
  // The editor makes a paragraph of bare words.
  return { html: html.trim(), key: isBare && key !== '' ? `<p>${key}</p>` : key };
}

export const blocksOf = (html: string): Block[] =>
  partsOf(html)
    .map(blockOf)
    .filter(({ key }) => key !== '');
