/** @jest-environment jsdom */
import { expect, it } from '@jest/globals';
import { exampleCertificate } from '../../../tests/examples/certificate-flow.ts';
import { LENS_TYPES, matching, opticians } from './opticians.ts';

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

it('filters by the keys of the specification, joined by commas', async () => {
  const keys = LENS_TYPES.map(({ key }) => key);
  expect(keys).toEqual(['aspherical', 'toric', 'multifocal', '18th']);
  const asked: string[] = [];
  globalThis.fetch = (input) => {
    asked.push(decodeURIComponent(String(input)));
    return Promise.reject(new TypeError('no network'));
  };
  await opticians.run('Тверь', keys);
  expect(asked).toEqual([
    '/rest/certificate.shops?filter[city]=Тверь&filter[map_params]=aspherical,toric,multifocal,18th',
  ]);
});
