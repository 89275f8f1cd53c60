import type { Term } from '../../src/config/kept-data.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The moment before which something of that term is old. */
export const beforeNow = ({ days }: Term, now: Date) => new Date(now.getTime() - days * DAY);
