import { expect, it } from '@jest/globals';
import type { Shop } from '../../contract/schemas/shop.ts';
import { offeredShop, offeredShops } from './offer-shops.ts';

const sampleShop = (id: number, over: Partial<Shop> = {}): Shop => ({
  id,
  title: `Оптика ${String(id)}`,
  kind: 'optician',
  city: { id: 6281, title: 'Москва' },
  address: 'ул. Садовая, 3',
  lat: 55,
  lon: 37,
  phone: '+7 999 000-00-01',
  metro: null,
  hours: [],
  lens_types: [],
  url: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...over,
});
const kazan = { id: 7, title: 'Казань' };
const abakan = { id: 8, title: 'Абакан' };
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

it('puts the shops of the visitor’s city first, then those of others by the alphabet', () => {
  const shops = [
    sampleShop(1, { title: 'Б' }),
    sampleShop(2, { title: 'В', city: abakan }),
    sampleShop(3, { title: 'Я', city: kazan }),
    sampleShop(4, { title: 'А', city: kazan }),
  ];
  expect(titles(offeredShops(shops, 'Казань'))).toEqual(['А', 'Я', 'В', 'Б']);
  expect(titles(offeredShops(shops, 'Уфа'))).toEqual(['В', 'А', 'Я', 'Б']);
  expect(titles(shops)).toEqual(['Б', 'В', 'Я', 'А']);
});

it('takes an online shop for everybody’s, wherever its office is', () => {
  const online = { kind: 'online', address: 'Пункт выдачи: ул. Лесная, 5' } as const;
  const shops = [
    sampleShop(1, { ...online, title: 'Я', city: abakan }),
    sampleShop(2, { ...online, title: 'В', city: kazan }),
    sampleShop(3, { ...online, title: 'А', city: { id: 6281, title: 'Москва' } }),
  ];
  const found = offeredShops(shops, 'Казань');
  expect(titles(found)).toEqual(['В', 'А', 'Я']);
  expect(found.map(({ kind }) => kind)).toEqual(Array(3).fill('Интернет-магазин'));
  expect(found.map(({ place }) => place)).toEqual([
    'Доставка по\u00a0всей России. Казань. Пункт выдачи: ул. Лесная, 5',
    'Доставка по\u00a0всей России',
    'Доставка по\u00a0всей России',
  ]);
  expect(found.map(({ lat }) => lat)).toEqual(['55', '', '']);
});

it('says of one shop where it is, and of an online one that it sends', () => {
  expect(offeredShop(sampleShop(1)).place).toBe('Москва, ул. Садовая, 3');
  expect(offeredShop(sampleShop(1, { kind: 'online' })).place).toBe(
    'Доставка по\u00a0всей России. Москва. ул. Садовая, 3',
  );
});
