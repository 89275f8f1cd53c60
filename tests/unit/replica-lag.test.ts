import { describe, expect, test } from '@jest/globals';
import { lagMeter } from '../../backend/db/replica-lag.ts';

describe('lagMeter', () => {
  const meter = lagMeter(1_000);
  meter.see({ at: 0, position: 10n });
  meter.see({ at: 400, position: 20n });
  meter.see({ at: 800, position: 20n });

  test('measures how long ago the primary was at the position of the replica', () => {
    expect(meter.lagOf(10n, 900)).toBe(900);
    expect(meter.lagOf(19n, 900)).toBe(900);
  });

  test('treats a replica of an idle primary as fresh', () => {
    expect(meter.lagOf(20n, 900)).toBe(100);
  });

  test('is infinite for positions older than its memory', () => {
    expect(meter.lagOf(9n, 900)).toBe(Infinity);
    meter.see({ at: 1_001, position: 30n });
    expect(meter.lagOf(10n, 1_001)).toBe(Infinity);
    expect(meter.lagOf(20n, 1_001)).toBe(201);
  });
});
