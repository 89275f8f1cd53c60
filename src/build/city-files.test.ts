import { expect, it } from '@jest/globals';
import type { City } from '../../contract/schemas/shop.ts';
import { cityPlaces, cityTitles } from './city-files.ts';

const city = (id: number, over: Partial<City> = {}): City => ({
  id,
  title: `Город ${id}`,
  region: 'Область',
  lat: 55.7558,
  lon: 37.6173,
  shops: 1,
  updated_at: '2026-11-21T10:00:00.000Z',
  ...over,
});

it("maps every city's id to its title", () => {
  expect(JSON.parse(cityTitles([city(1, { shops: 0 }), city(2)]))).toEqual({
    1: 'Город 1',
    2: 'Город 2',
  });
});

it('locates the cities with shops to about a kilometre', () => {
  expect(
    JSON.parse(cityPlaces([city(1), city(2, { shops: 0 }), city(3, { lon: -0.004 })])),
  ).toEqual({ 1: [55.76, 37.62], 3: [55.76, 0] });
});
