import { expect, it } from '@jest/globals';
import { derivePopularCities } from './derive-popular-cities.ts';
import { exampleContent, exampleEntities } from '../../tests/examples/content.ts';
import { exampleCity } from '../../tests/examples/pages.ts';

const derived = (cities: ReturnType<typeof exampleCity>[]) =>
  derivePopularCities.derive(exampleEntities(exampleContent({ cities })))[0]?.fields['cities'];

it('lists the twelve cities with the most shops, biggest first', () => {
  const cities = Array.from({ length: 20 }, (_, place) => exampleCity(place + 1, 'Город', place));
  expect(derived(cities)).toEqual(
    [20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9].map((id) => ({ id, title: 'Город' })),
  );
});

it('does not change when a shop opens and the order stays the same', () => {
  const before = derived([exampleCity(1, 'Москва', 40), exampleCity(2, 'Тверь', 3)]);
  expect(derived([exampleCity(2, 'Тверь', 4), exampleCity(1, 'Москва', 40)])).toEqual(before);
});
