import { sliceFile } from './gatsby.ts';

/** A place in a page for content that is also in other pages and has its own file in the site. */
export type Slot = {
  /** The file of the slice or the style sheet. */
  readonly file: string;
  /** The current content of the slot. */
  readonly content: string;
  readonly isSheet: boolean;
};

type Span = Slot & {
  readonly from: number;
  readonly to: number;
  readonly before: string;
  readonly after: string;
};

/** The start of a slot: a slice as rendered or as stitched in, or a style sheet. */
const START =
  /<slice-start id="([^"]+)"><\/slice-start>|<!-- slice-start id="([^"]+)" -->|<style data-href="\/([^"]+)">/g;

/** The end of a slot, and its form once it is filled. */
function marksOf([whole, rendered, stitched, sheet]: RegExpExecArray) {
  if (sheet !== undefined) {
    return { file: sheet, isSheet: true, end: '</style>', before: whole, after: '</style>' };
  }
  const name = rendered ?? stitched ?? '';
  const after = `<!-- slice-end id="${name}" -->`;
  return {
    file: sliceFile(name),
    isSheet: false,
    end: rendered === undefined ? after : `<slice-end id="${name}"></slice-end>`,
    before: `<!-- slice-start id="${name}" -->`,
    after,
  };
}

function spansIn(html: string): Span[] {
  const spans: Span[] = [];
  for (const start of html.matchAll(START)) {
    const { end, ...marks } = marksOf(start);
    const inner = start.index + start[0].length;
    const at = html.indexOf(end, inner);
    if (at < 0 || start.index < (spans.at(-1)?.to ?? 0)) continue;
    const to = at + end.length;
    spans.push({ ...marks, content: html.slice(inner, at), from: start.index, to });
  }
  return spans;
}

/** The slots of a page, in order. */
export const slotsIn = (html: string): Slot[] => spansIn(html);

/** A page with other content in its slots. @param contentOf null leaves the current content. */
export function withSlots(html: string, contentOf: (slot: Slot) => string | null): string {
  let page = '';
  let done = 0;
  for (const span of spansIn(html)) {
    page += html.slice(done, span.from);
    page += span.before + (contentOf(span) ?? span.content) + span.after;
    done = span.to;
  }
  return page + html.slice(done);
}
