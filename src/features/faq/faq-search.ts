import type { Snapshot } from 'valtio';
import type { FaqItem } from '../../../contract/schemas/reference.ts';
import type { SearchContent } from '../../../contract/schemas/search.ts';
import { createResource } from '../../stores/resource.ts';

/** The response of a search, as views read it. */
type Answer = Pick<Snapshot<SearchContent>, 'groups'>;

/** A matching question; `inAnswer` if only the answer shows why. */
export type Found = { item: FaqItem; inAnswer: boolean };

/**
 * The site's own search, limited to questions: the same results, best first. Its call loads when
 * the visitor starts to type.
 */
export const questionSearch = createResource(async (signal, query: string) =>
  (await import('./faq-call.ts')).callQuestions(query, signal),
);

/** The query of the current entry of the browser's history: Back and a reload find it there. */
export function keptQuery(): string {
  const state: unknown = window.history.state;
  const kept = typeof state === 'object' && state !== null && 'asked' in state ? state.asked : '';
  return typeof kept === 'string' ? kept : '';
}

/** Keeps a query for Back, next to what the router keeps in the entry. */
export function keepQuery(asked: string): void {
  if (asked !== keptQuery()) window.history.replaceState({ ...window.history.state, asked }, '');
}

const hitsIn = ({ groups }: Answer) => groups.flatMap(({ items }) => items);

/**
 * The page's own questions in the order of the search. The search may know some from a newer build.
 */
export function foundQuestions(items: readonly FaqItem[], answer: Answer): Found[] {
  const known = new Map(items.map((item) => [item.id, item]));
  return hitsIn(answer).flatMap(({ id, title_parts: parts }) => {
    const item = known.get(id);
    return item ? [{ item, inAnswer: !parts.some(({ found }) => found) }] : [];
  });
}

/** The forms in which the searched words occur in the texts, for the browser to highlight. */
export function foundWords(answer: Answer): string[] {
  const parts = hitsIn(answer).flatMap((hit) => [...hit.title_parts, ...hit.snippet]);
  return [...new Set(parts.filter(({ found }) => found).map(({ text }) => text.toLowerCase()))];
}

/** The occurrences of these words in an element, whole and in any case. */
export function foundRanges(root: Element, words: readonly string[]): Range[] {
  const known = new Set(words);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  while (texts.nextNode()) {
    const node = texts.currentNode;
    for (const match of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
      if (!known.has(match[0].toLowerCase())) continue;
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  return ranges;
}
