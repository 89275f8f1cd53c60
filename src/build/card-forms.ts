import type { ArticleCard } from '../../contract/schemas/article.ts';

/** Html of an article's card in the forms that pages show it in, one function a form. */
export type CardForms = readonly ((card: ArticleCard) => string)[];

/** The renderer is a bundle of Gatsby's, which exports what Gatsby wants; a thread has one. */
const place = Symbol.for('yasno.card-forms');

/** Says how cards are rendered, to whoever has loaded the renderer. */
export function offerCardForms(forms: CardForms): void {
  Reflect.set(globalThis, place, forms);
}

/** @returns none where no renderer is loaded. */
export const offeredCardForms = (): CardForms =>
  (Reflect.get(globalThis, place) as CardForms | undefined) ?? [];
