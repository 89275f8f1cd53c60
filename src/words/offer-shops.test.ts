import { expect, it } from '@jest/globals';
import { exampleShop } from '../../tests/examples/shop.ts';
import { offeredShop, offeredShops } from './offer-shops.ts';

const kazan = { id: 7, title: 'Казань' };
const abakan = { id: 8, title: 'Абакан' };
const titles = (found: readonly { title: string }[]) => found.map(({ title }) => title);

it('puts the shops of the visitor’s city first, then the others alphabetically', () => {
  const shops = [
    exampleShop(1, { title: 'Б' }),
    exampleShop(2, { title: 'В', city: abakan }),
    exampleShop(3, { title: 'Я', city: kazan }),
    exampleShop(4, { title: 'А', city: kazan }),
  ];
  expect(titles(offeredShops(shops, 'Казань'))).toEqual(['А', 'Я', 'В', 'Б']);
  expect(titles(offeredShops(shops, 'Уфа'))).toEqual(['В', 'А', 'Я', 'Б']);
  expect(titles(shops)).toEqual(['Б', 'В', 'Я', 'А']);
});

it('treats an online shop as available everywhere, wherever its office is', () => {
  const online = { kind: 'online', address: 'Пункт выдачи: ул. Лесная, 5' } as const;
  const shops = [
    exampleShop(1, { ...online, title: 'Я', city: abakan }),
    exampleShop(2, { ...online, title: 'В', city: kazan }),
    exampleShop(3, { ...online, title: 'А', city: { id: 6281, title: 'Москва' } }),
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

it('gives the address of a shop, and the delivery of an online one', () => {
  expect(offeredShop(exampleShop(1)).place).toBe('Москва, ул. Садовая, 3');
  expect(offeredShop(exampleShop(1, { kind: 'online' })).place).toBe(
    'Доставка по\u00a0всей России. Москва. ул. Садовая, 3',
  );
});
