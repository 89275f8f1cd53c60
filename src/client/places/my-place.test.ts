/** @jest-environment jsdom */
import { describe, expect, it } from '@jest/globals';
import { askMyPlace } from './my-place.ts';

type Locate = Geolocation['getCurrentPosition'];

function answerWith(getCurrentPosition: Locate): void {
  Object.defineProperty(navigator, 'geolocation', {
    value: { getCurrentPosition },
    configurable: true,
  });
}

const refusal = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
});

describe('askMyPlace', () => {
  it('reports a browser without geolocation', async () => {
    expect(await askMyPlace()).toEqual({ ok: false, reason: 'unavailable' });
  });

  it.each([
    [1, 'denied'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('maps error %i to %s', async (code, reason) => {
    answerWith((_found, failed) => failed?.(refusal(code)));
    expect(await askMyPlace()).toEqual({ ok: false, reason });
  });

  it('keeps only the coordinates', async () => {
    const coords = { latitude: 55.7, longitude: 37.6 } as GeolocationCoordinates;
    answerWith((found) => found({ coords, timestamp: 0, toJSON: () => ({}) }));
    expect(await askMyPlace()).toEqual({ ok: true, place: { lat: 55.7, lon: 37.6 } });
  });
});
