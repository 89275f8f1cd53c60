import { PAST_TIME } from '../../contract/past-time.ts';

/** Why a moment cannot be planned; undefined for one that lies ahead, or none. */
export const pastFault = (moment: unknown, now = new Date()): string | undefined =>
  typeof moment === 'string' && moment !== '' && new Date(moment) <= now ? PAST_TIME : undefined;
