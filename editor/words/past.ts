import { PAST_TIME } from '../../contract/past-time.ts';
import { serverNow } from '../calls/server-time.ts';

/**
 * The latest values of inputs. A browser then takes years of four digits; with five, `Date` reads nothing,
 * and a form would keep the time from before the last digit, while the input shows another one.
 */
export const LAST_DAY = '9999-12-31';
export const LAST_TIME = `${LAST_DAY}T23:59`;

/** Why a time cannot be scheduled; undefined for a future time or an empty field. */
export const pastFault = (moment: unknown, now = serverNow()): string | undefined =>
  typeof moment === 'string' && moment !== '' && new Date(moment) <= now ? PAST_TIME : undefined;
