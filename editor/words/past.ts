import { PAST_TIME } from '../../contract/past-time.ts';

/** Why a time cannot be scheduled; undefined for a future time or an empty field. */
export const pastFault = (moment: unknown, now = new Date()): string | undefined =>
  typeof moment === 'string' && moment !== '' && new Date(moment) <= now ? PAST_TIME : undefined;
