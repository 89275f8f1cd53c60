import type {
  LensParameters,
  LiquidParameters,
  Product,
} from '../../../contract/schemas/product.ts';
import type { Difference } from '../page-data.ts';
import { replacementWords, uvWords } from '../../../contract/schemas/value-names.ts';
import { formatList, formatNumber } from './lens-numbers.ts';

/** The fields that products are compared by. */
type Comparable = Pick<Product, 'lens' | 'liquid'>;

type Row = [term: string, value: string];

/** Parameters that a lens wearer notices or a specialist asks about. */
const lensFacts = (lens: LensParameters): Row[] => [
  ['Замена', replacementWords[lens.replacement]],
  ['Материал', lens.material],
  ['Вода', `${formatNumber(lens.water_content)}\u00a0%`],
  ['Кислород, Dk/t', formatNumber(lens.dkt)],
  ['Радиус кривизны', formatList(lens.base_curves, 'мм')],
  ['Диаметр', formatList(lens.diameters, 'мм')],
  ['УФ-фильтр', uvWords[lens.uv]],
];

const liquidFacts = (liquid: LiquidParameters): Row[] => [
  ['Действующее вещество', liquid.active],
  ['Консервант', liquid.preservative ?? 'без консерванта'],
  [
    'После вскрытия',
    liquid.use_within_days === null
      ? 'использовать сразу'
      : `${formatNumber(liquid.use_within_days)}\u00a0дн.`,
  ],
  [
    'Выдержка',
    liquid.soak_minutes === null
      ? 'не\u00a0нужна'
      : `${formatNumber(liquid.soak_minutes)}\u00a0мин`,
  ],
];

const factsOf = ({ lens, liquid }: Comparable): Row[] => [
  ...(lens ? lensFacts(lens) : []),
  ...(liquid ? liquidFacts(liquid) : []),
];

/** The differences when switching from one product to another; equal values are left out. */
export function differences(old: Comparable, other: Comparable): Difference[] {
  const after = new Map(factsOf(other));
  return factsOf(old).flatMap(([term, before]) => {
    const value = after.get(term);
    return value === undefined || value === before ? [] : [{ term, before, after: value }];
  });
}
