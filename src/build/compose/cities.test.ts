import { expect, it } from '@jest/globals';
import { sampleContent } from '../sample-content.ts';
import { sampleCity } from '../sample-reference.ts';
import { cityPages } from './cities.ts';

it('lists every city by the Russian alphabet, with its id and title only', () => {
  const cities = [sampleCity(3, 'Ялта'), sampleCity(1, 'Ейск'), sampleCity(2, 'Ёлкино')];
  const [page] = cityPages(sampleContent({ cities }));
  expect(page).toMatchObject({ kind: 'cityList', url: '/city/', head: { noindex: true } });
  expect(page?.data).toEqual({
    cities: [
      { id: 1, title: 'Ейск' },
      { id: 2, title: 'Ёлкино' },
      { id: 3, title: 'Ялта' },
    ],
  });
});
