import { describe, expect, test } from '@jest/globals';
import { lagMeter } from '../../backend/db/replica-lag.ts';

describe('lagMeter', () => {
  const meter = lagMeter(1_000);
  meter.see({ at: 0, position: 10n });
  meter.see({ at: 400, position: 20n });
  meter.see({ at: 800, position: 20n });

  test('tells how long ago the primary was where the replica is', () => {
    expect(meter.lagOf(10n, 900)).toBe(900);
    expect(meter.lagOf(19n, 900)).toBe(900);
  });

  test('takes a replica of a primary that nobody writes to for fresh', () => {
    expect(meter.lagOf(20n, 900)).toBe(100);
  });

  test('knows nothing of what lies before its memory', () => {
    expect(meter.lagOf(9n, 900)).toBe(Infinity);
    meter.see({ at: 1_001, position: 30n });
    expect(meter.lagOf(10n, 1_001)).toBe(Infinity);
    expect(meter.lagOf(20n, 1_001)).toBe(201);
  });
});
