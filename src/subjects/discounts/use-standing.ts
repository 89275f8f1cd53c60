import type { Discount } from '../../../contract/schemas/discount.ts';
import { standingOn, type Standing } from '../../config/offer-standing.ts';
import { useToday } from './use-today.ts';

/** The state of an offer on the visitor's own day; `running` in built HTML, which does not know the day. */
export function useStanding(discount: Discount): Standing {
  const today = useToday();
  return today === null ? 'running' : standingOn(today, discount);
}
