import { describe, expect, it } from '@jest/globals';
import type { Shop } from '../../contract/schemas/shop.ts';
import { shopWords } from './shop-words.ts';

const shop = (over: Partial<Shop> = {}): Shop => ({
  id: 7,
  title: 'Оптика на Садовой',
  kind: 'optician',
  city: { id: 6281, title: 'Москва' },
  address: 'ул. Садовая, 3',
  lat: 55,
  lon: 37,
  phone: '+7 (999) 000-00-01',
  metro: null,
  hours: [
    { days: 'Пн–Пт', open: '10:00', close: '20:00' },
    { days: 'Сб', open: '11:00', close: '18:00' },
  ],
  lens_types: [],
  website: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...over,
});

describe('shopWords', () => {
  it('gives the address, the hours and the phone of a shop', () => {
    expect(shopWords(shop())).toEqual({
      id: '7',
      title: 'Оптика на Садовой',
      kind: 'Оптика',
      place: 'Москва, ул. Садовая, 3',
      metro: '',
      hours: 'Пн–\u2060Пт 10:00–\u206020:00, Сб 11:00–\u206018:00',
      phone: '+7 (999) 000-00-01',
      tel: '+79990000001',
      site: '',
      lat: '55',
      lon: '37',
    });
  });

  it('gives the pick-up address of an online shop, and its site without the scheme', () => {
    const words = shopWords(
      shop({
        kind: 'online',
        address: 'Пункт выдачи: ул. Лесная, 5',
        phone: '8 800 000-87-57',
        website: 'https://linzy.example/yasno/',
      }),
    );
    expect(words).toMatchObject({
      kind: 'Интернет-магазин',
      place: 'Москва. Пункт выдачи: ул. Лесная, 5',
      tel: '+78000008757',
      site: 'linzy.example/yasno',
    });
  });
});
