import type { Product } from '../../../contract/schemas/product.ts';
import { lensRows, type ParameterRow } from './lens-rows.ts';
import { liquidRows } from './liquid-rows.ts';

/** All parameters of a product of any kind, as table rows. */
export function parameterRows({ lens, liquid }: Pick<Product, 'lens' | 'liquid'>): ParameterRow[] {
  return [...(lens ? lensRows(lens) : []), ...(liquid ? liquidRows(liquid) : [])];
}
