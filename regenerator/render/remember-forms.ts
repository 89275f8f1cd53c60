import type { PartForms } from '../../src/build/part-forms.ts';

/** A change shows the same parts in all of its pages: a few, or those that move up when one is deleted. */
const KEPT = 64;

function remembered<Part>(form: (part: Part) => string): (part: Part) => string {
  const known = new Map<string, string>();
  return (part) => {
    const key = JSON.stringify(part);
    const html = known.get(key) ?? form(part);
    if (known.size >= KEPT) known.clear();
    known.set(key, html);
    return html;
  };
}

/** Forms that render a part once, as long as it is one of the last few. */
export const rememberForms = ({ cards, cell, total, link }: PartForms): PartForms => ({
  cards: cards.map(remembered),
  cell: remembered(cell),
  total: remembered(total),
  link: remembered(link),
});
