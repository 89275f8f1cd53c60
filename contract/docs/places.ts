import type { SomeDocs } from './doc.ts';
import { listed } from './examples/listed.ts';
import { city, onlineShop } from './examples/places.ts';

export const places = {
  shops: {
    summary: 'List the shops of a city',
    description:
      'With `product`, an alias, only the shops that sell it. If the city has none, `nearest` is the ' +
      'nearest city that does.',
    params: { cityName: 'Москва', product: 'yasno-den-komfort' },
    example: { ...listed(onlineShop), nearest: null },
  },
  citySearch: {
    summary: 'Find cities by part of their name',
    description: 'Case-insensitive. `onlyOptics` limits the results to cities with opticians.',
    params: { query: 'моск', onlyOptics: true },
    example: listed(city),
  },
} satisfies SomeDocs;
