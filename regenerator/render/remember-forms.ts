import type { CardForms } from '../../src/build/card-forms.ts';

/** A change shows the same cards in all of its pages: a few, or those that move up when one is deleted. */
const KEPT = 64;

/** Forms that render a card once, as long as it is one of the last few. */
export const rememberForms = (forms: CardForms): CardForms =>
  forms.map((form) => {
    const known = new Map<string, string>();
    return (card) => {
      const key = JSON.stringify(card);
      const html = known.get(key) ?? form(card);
      if (known.size >= KEPT) known.clear();
      known.set(key, html);
      return html;
    };
  });
