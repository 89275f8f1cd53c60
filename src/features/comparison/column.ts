import type { ComparedProduct } from '../../build/page-data.ts';

/** A compared product, and its index among all products, which is that of its cells. */
export type Column = { readonly product: ComparedProduct; readonly index: number };
