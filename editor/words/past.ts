export const PAST = 'Это время уже прошло: назначьте позже';

/** Why a moment cannot be planned; undefined for one that lies ahead, or none. */
export const pastFault = (moment: unknown, now = new Date()): string | undefined =>
  typeof moment === 'string' && moment !== '' && new Date(moment) <= now ? PAST : undefined;
