import type { SomeDocs } from './doc.ts';
import { listed } from './samples/listed.ts';
import { city, onlineShop } from './samples/places.ts';

export const places = {
  shops: {
    summary: 'List the shops of a city',
    description:
      'With `product`, an alias, only those that sell it. Where a city has none, `nearest` names ' +
      'the nearest one that does.',
    params: { cityName: 'Москва', product: 'yasno-den-komfort' },
    example: { ...listed(onlineShop), nearest: null },
  },
  citySearch: {
    summary: 'Find cities by a part of their name',
    description: 'In any case of letters. `onlyOptics` leaves those that have opticians.',
    params: { query: 'моск', onlyOptics: true },
    example: listed(city),
  },
} satisfies SomeDocs;
