import { describe, expect, it } from '@jest/globals';
import { cities } from '../../backend/seed/cities.ts';
import { isKnownRegion, timeZoneOf } from '../../src/config/time-zones.ts';

const WINTER = new Date('2026-01-15T00:00:00Z');

/** Hours that a zone is ahead of Greenwich. */
function hoursAhead(timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const zone = clock.formatToParts(WINTER).find(({ type }) => type === 'timeZoneName')?.value;
  return Number(/GMT([+-]\d\d)/.exec(zone ?? '')?.[1] ?? 0);
}

describe('the time zone of every city', () => {
  // Clocks in Russia are ahead of solar time, by two and a half hours at most.
  it.each(cities.map(({ title, region, lon }) => [title, region, lon] as const))(
    'fits its location: %s',
    (_title, region, lon) => {
      const ahead = hoursAhead(timeZoneOf(region) ?? '') - lon / 15;
      expect(ahead).toBeGreaterThan(-0.6);
      expect(ahead).toBeLessThan(2.6);
    },
  );

  it('is known', () => {
    const regions = new Set(cities.map(({ region }) => region));
    expect([...regions].filter((region) => !isKnownRegion(region))).toEqual([]);
    expect(['Приморье', '', 'constructor'].filter(isKnownRegion)).toEqual([]);
  });

  it('is not guessed for an unknown region', () => {
    expect(['Приморье', '', 'constructor'].map(timeZoneOf)).toEqual([null, null, null]);
  });
});
