import type { Term } from '../../src/config/kept-data.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The moment before which a record has outlived the term. */
export const beforeNow = ({ days }: Term, now: Date) => new Date(now.getTime() - days * DAY);
