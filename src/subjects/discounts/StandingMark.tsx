import type { Discount } from '../../../contract/schemas/discount.ts';
import { useStanding } from './use-standing.ts';
import * as css from './StandingMark.module.css';

const WORDS = { upcoming: 'Скоро', over: 'Завершилась' };

/**
 * Marks an offer that has not started or is over. The dates are in the HTML; the mark depends on
 * the visitor's own clock and lies over the picture, so that nothing moves.
 */
export function StandingMark({ discount }: { discount: Discount }) {
  const standing = useStanding(discount);
  if (standing === 'running') return null;
  return <span className={css[standing]}>{WORDS[standing]}</span>;
}
