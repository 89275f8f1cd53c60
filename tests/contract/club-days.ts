import { signIn } from './stubs.ts';
import type { Site } from './site.ts';

const DAY = 24 * 60 * 60 * 1000;

/** The moment at which tests of points start. */
export const START = new Date('2026-11-22T09:00:00.000Z');

export const after = (days: number) => new Date(START.getTime() + days * DAY);

/**
 * Signs in a new member each time, for longer than any test of points lasts.
 * @param prefix of their phones: seven digits that no other test file uses.
 */
export function newcomers(site: () => Site, prefix: string) {
  let people = 0;
  return () => {
    people += 1;
    return signIn(site().db, after(400), `+${prefix}${String(people).padStart(4, '0')}`);
  };
}
