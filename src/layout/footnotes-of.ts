import type { PageFootnote } from '../build/page-data.ts';

type Node = { content?: { data?: { footnotes?: PageFootnote[] } } };

/** The footnotes among a page's props; pages without content have none. */
export function footnotesOf(data: unknown): PageFootnote[] {
  return (data as Node | undefined)?.content?.data?.footnotes ?? [];
}
