import type { Shop } from '../../contract/schemas/shop.ts';

/** For tests: an optician in Moscow. */
export const exampleShop = (id: number, over: Partial<Shop> = {}): Shop => ({
  id,
  title: `Оптика ${id}`,
  kind: 'optician',
  city: { id: 6281, title: 'Москва' },
  address: 'ул. Садовая, 3',
  lat: 55,
  lon: 37,
  phone: '+7 999 000-00-01',
  metro: null,
  hours: [],
  lens_types: [],
  website: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...over,
});
