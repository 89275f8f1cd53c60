import { expect, it } from '@jest/globals';
import { exampleCertificate } from '../../../tests/examples/certificate-flow.ts';
import { matching } from './opticians.ts';

const optician = (id: number, over: object) => ({
  ...exampleCertificate().optician,
  stock: 'enough' as const,
  id,
  ...over,
});
const shops = [
  optician(1, { lat: 55.75, lon: 37.7, address: 'Тверская улица, 7' }),
  optician(2, { lat: 55.76, lon: 37.61, metro: null }),
  optician(3, { lat: 55.9, lon: 37.4 }),
];
const idsOf = (found: readonly { id: number }[]) => found.map(({ id }) => id);

it('finds by name, street or metro in any spelling', () => {
  expect(idsOf(matching(shops, ' тверская '))).toEqual([1]);
  expect(idsOf(matching(shops, 'КРЕМЛЁВ'))).toEqual([1, 3]);
  expect(matching(shops, 'нет такого')).toEqual([]);
});
