import type { LensParameters, Product } from '../../../contract/schemas/product.ts';
import { counted, type Forms } from '../../words/plural.ts';

type Term = { each: number; forms: Forms };

const WEEKS: Forms = { one: 'неделю', few: 'недели', many: 'недель' };
const MONTHS: Forms = { one: 'месяц', few: 'месяца', many: 'месяцев' };

/** How long a pair lasts. */
const TERMS: Record<LensParameters['replacement'], Term> = {
  daily: { each: 1, forms: { one: 'день', few: 'дня', many: 'дней' } },
  'two-weeks': { each: 2, forms: WEEKS },
  monthly: { each: 1, forms: MONTHS },
  quarterly: { each: 3, forms: MONTHS },
};

/**
 * How long a package lasts when lenses are worn in both eyes: «хватит на 15 дней». Null for liquids
 * and for packages without a whole pair.
 */
export function packageSupply(
  { quantity, unit }: Product['packages'][number],
  lens: LensParameters | null,
): string | null {
  const pairs = Math.floor(quantity / 2);
  if (unit !== 'линзы' || !lens || pairs === 0) return null;
  const { each, forms } = TERMS[lens.replacement];
  return `хватит на\u00a0${counted(pairs * each, forms)}`;
}
