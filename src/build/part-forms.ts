import type { ArticleCard } from '../../contract/schemas/article.ts';

/** A link to a list, with the number of its articles. */
export type CountedLink = {
  readonly url: string;
  readonly title: string;
  readonly count: number;
  readonly current: boolean;
};

/** HTML of the parts of pages that edits of articles change, as pages have them. */
export type PartForms = {
  /** An article's card in each form that pages use, one function per form. */
  readonly cards: readonly ((card: ArticleCard) => string)[];
  /** The cell of a card in a list, unless it is one of the first. */
  readonly cell: (card: ArticleCard) => string;
  /** The number of articles above a list. */
  readonly total: (total: number) => string;
  readonly link: (link: CountedLink) => string;
};

/** Gatsby's renderer bundle cannot have exports of our own; each thread has one renderer. */
const place = Symbol.for('yasno.part-forms');

/** Registers how parts are rendered, for the process that has loaded the renderer. */
export function offerPartForms(forms: PartForms): void {
  Reflect.set(globalThis, place, forms);
}

/** @returns null when no renderer is loaded. */
export const offeredPartForms = (): PartForms | null =>
  (Reflect.get(globalThis, place) as PartForms | undefined) ?? null;
