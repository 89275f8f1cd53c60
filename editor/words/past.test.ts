import { describe, expect, it } from '@jest/globals';
import { PAST_TIME } from '../../contract/past-time.ts';
import { pastFault } from './past.ts';

describe('a planned time', () => {
  it('must be in the future', () => {
    const now = new Date('2026-11-25T12:00:00Z');
    expect(pastFault('2026-11-25T11:59:00Z', now)).toBe(PAST_TIME);
    expect(pastFault('2026-11-25T12:01:00Z', now)).toBeUndefined();
    expect(pastFault(null, now)).toBeUndefined();
    expect(pastFault('', now)).toBeUndefined();
  });
});
