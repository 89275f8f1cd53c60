import { expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleCity } from '../../../tests/examples/pages.ts';
import { cityPages } from './cities.ts';
import { introOf } from './intro.ts';

it('lists every city in Russian alphabetical order, with its id and title only', () => {
  const cities = [exampleCity(3, 'Ялта'), exampleCity(1, 'Ейск'), exampleCity(2, 'Ёлкино')];
  const [page] = cityPages(exampleContent({ cities }));
  expect(page).toMatchObject({ kind: 'cityList', url: '/city/', head: { noindex: true } });
  expect(page?.data).toEqual({
    intro: introOf(exampleContent(), 'cities.page').intro,
    cities: [
      { id: 1, title: 'Ейск' },
      { id: 2, title: 'Ёлкино' },
      { id: 3, title: 'Ялта' },
    ],
  });
});
