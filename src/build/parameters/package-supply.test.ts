import { expect, it } from '@jest/globals';
import { exampleLens } from '../../../tests/examples/content.ts';
import { packageSupply } from './package-supply.ts';

const lenses = (quantity: number) => ({ title: '', quantity, unit: 'линзы' }) as const;

it.each([
  ['daily', 30, 'хватит на 15 дней'],
  ['daily', 90, 'хватит на 45 дней'],
  ['daily', 2, 'хватит на 1 день'],
  ['two-weeks', 6, 'хватит на 6 недель'],
  ['monthly', 3, 'хватит на 1 месяц'],
  ['monthly', 6, 'хватит на 3 месяца'],
  ['quarterly', 2, 'хватит на 3 месяца'],
] as const)('%s lenses, %i in a package: «%s»', (replacement, quantity, words) => {
  const supply = packageSupply(lenses(quantity), exampleLens({ replacement }));
  expect(supply?.replaceAll('\u00a0', ' ')).toBe(words);
});

it('returns nothing for a single lens or a liquid', () => {
  expect(packageSupply(lenses(1), exampleLens())).toBeNull();
  expect(packageSupply({ title: '', quantity: 360, unit: 'мл' }, null)).toBeNull();
});
