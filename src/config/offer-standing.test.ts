import { expect, it } from '@jest/globals';
import { standingOn } from './offer-standing.ts';

it.each([
  ['2026-08-31', 'upcoming'],
  ['2026-09-01', 'running'],
  ['2026-12-31', 'running'],
  ['2027-01-01', 'over'],
])('on %s an autumn offer is %s', (day, standing) => {
  expect(standingOn(day, { valid_from: '2026-09-01', valid_to: '2026-12-31' })).toBe(standing);
});
