import type { SomeDocs } from './doc.ts';
import { listed } from './examples/listed.ts';
import { city, onlineShop } from './examples/places.ts';

export const places = {
  shops: {
    summary: 'List the shops of a city',
    description:
      'With `product`, an alias, only those that sell it. When a city has none, `nearest` names ' +
      'the nearest one that does.',
    params: { cityName: 'Москва', product: 'yasno-den-komfort' },
    example: { ...listed(onlineShop), nearest: null },
  },
  citySearch: {
    summary: 'Find cities by part of their name',
    description: 'Case-insensitive. `onlyOptics` keeps those that have opticians.',
    params: { query: 'моск', onlyOptics: true },
    example: listed(city),
  },
} satisfies SomeDocs;
