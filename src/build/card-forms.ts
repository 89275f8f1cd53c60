import type { ArticleCard } from '../../contract/schemas/article.ts';

/** HTML of an article's card in each form that pages use, one function per form. */
export type CardForms = readonly ((card: ArticleCard) => string)[];

/** Gatsby's renderer bundle cannot have exports of our own; each thread has one renderer. */
const place = Symbol.for('yasno.card-forms');

/** Registers how cards are rendered, for the process that has loaded the renderer. */
export function offerCardForms(forms: CardForms): void {
  Reflect.set(globalThis, place, forms);
}

/** @returns an empty list when no renderer is loaded. */
export const offeredCardForms = (): CardForms =>
  (Reflect.get(globalThis, place) as CardForms | undefined) ?? [];
