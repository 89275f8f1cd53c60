import { describe, expect, it } from '@jest/globals';
import { listShops, shopEntry, type StockedShop } from './shop-entry.ts';

const shop = (id: number, over: Partial<StockedShop> = {}): StockedShop => ({
  id,
  title: `Оптика ${id}`,
  kind: 'optician',
  city: { id: 6281, title: 'Москва' },
  address: 'ул. Садовая, 3',
  lat: 55.75,
  lon: 37.6,
  phone: '8 (999) 000-00-01',
  metro: null,
  hours: [{ days: 'Пн', open: '10:00', close: '20:00' }],
  lens_types: [],
  website: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...over,
});
const MONDAY_NOON = 12 * 60;
const MONDAY_NIGHT = 22 * 60;

describe('shopEntry', () => {
  it('gives the address and whether the shop is open', () => {
    expect(shopEntry(shop(7), MONDAY_NOON)).toMatchObject({
      id: '7',
      lat: '55.75',
      opening: 'Открыто до\u00a020:00',
      openState: 'open',
      stock: '',
      choose: '',
    });
  });

  it.each([
    ['enough', 'Пробных пар много', 'yes'],
    ['few', 'Пробных пар мало', 'yes'],
    ['none', 'Пробные пары закончились', ''],
  ] as const)('with %s pairs left says: %s', (stock, words, choose) => {
    const entry = shopEntry(shop(7, { stock }), MONDAY_NOON);
    expect(entry).toMatchObject({ stock: words, stockState: stock, choose });
  });
});

describe('listShops', () => {
  const all = [
    shop(1),
    shop(2, { kind: 'online', hours: [{ days: 'Ежедневно', open: '00:00', close: '00:00' }] }),
    shop(3, { kind: 'shop', hours: [] }),
  ];
  const ids = (query: Parameters<typeof listShops>[1], minute: number | null) =>
    listShops(all, query, minute).map((one) => one.shop.id);

  it('omits other kinds, and shops that are or may be closed', () => {
    expect(ids({ kind: null, open: false }, MONDAY_NIGHT)).toEqual([1, 3, 2]);
    expect(ids({ kind: 'shop', open: false }, MONDAY_NIGHT)).toEqual([3]);
    expect(ids({ kind: null, open: true }, MONDAY_NOON)).toEqual([1, 2]);
    expect(ids({ kind: null, open: true }, MONDAY_NIGHT)).toEqual([2]);
    expect(ids({ kind: 'optician', open: true }, MONDAY_NIGHT)).toEqual([]);
  });

  it('says of no shop that it is open or closed where the time is unknown', () => {
    const listed = listShops(all, { kind: null, open: true }, null);
    expect(listed.map(({ shop: { id }, entry }) => [id, entry.opening])).toEqual([
      [1, ''],
      [3, ''],
      [2, ''],
    ]);
  });
});
