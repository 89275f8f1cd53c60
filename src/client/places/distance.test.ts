import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { distanceBetween, distanceWords, nearestFirst, type Place } from './distance.ts';

const moscow = { lat: 55.7558, lon: 37.6173 };
const kazan = { lat: 55.7961, lon: 49.1064 };
const places = fc.record({
  lat: fc.double({ min: -90, max: 90, noNaN: true }),
  lon: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceBetween', () => {
  it('matches known distances', () => {
    expect(distanceBetween(moscow, kazan)).toBeCloseTo(718, 0);
  });

  it('is symmetric and never more than half the circumference', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        const there = distanceBetween(one, other);
        expect(there).toBeCloseTo(distanceBetween(other, one), 6);
        expect(there).toBeGreaterThanOrEqual(0);
        expect(there).toBeLessThanOrEqual(20_016);
      }),
    );
  });
});

describe('nearestFirst', () => {
  const listed = [55.9, 55.76, 55.8, 55.8].map((lat, index) => ({
    id: index + 1,
    shop: { lat, lon: 37.6 },
  }));
  const ids = (from: Place | null) =>
    nearestFirst(listed, from, ({ shop }) => shop).map(({ id }) => id);

  it('sorts by distance, and keeps the order of equal distances', () => {
    expect(ids({ lat: 55.75, lon: 37.6 })).toEqual([2, 3, 4, 1]);
    expect(listed.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it("keeps the order when the visitor's position is unknown", () => {
    expect(ids(null)).toEqual([1, 2, 3, 4]);
  });
});

describe('distanceWords', () => {
  it.each([
    [0, '10\u00a0м'],
    [0.354, '350\u00a0м'],
    [0.994, '990\u00a0м'],
    [0.999, '1\u00a0км'],
    [2.44, '2,4\u00a0км'],
    [160.4, '160\u00a0км'],
    [1234, '1\u00a0234\u00a0км'],
  ])('of %f km: %s', (distance, expected) => {
    expect(distanceWords(distance)).toBe(expected);
  });
});
