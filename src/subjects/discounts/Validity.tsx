import type { Discount } from '../../../contract/schemas/discount.ts';
import { validityWords } from './validity.ts';

/** The dates of an offer as text. */
export function Validity({ discount }: { discount: Discount }) {
  const { from, to } = validityWords(discount);
  return (
    <span>
      с&nbsp;<time dateTime={discount.valid_from}>{from}</time> по&nbsp;
      <time dateTime={discount.valid_to}>{to}</time>
    </span>
  );
}
