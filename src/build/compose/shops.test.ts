import { describe, expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleCity } from '../../../tests/examples/pages.ts';
import { shopPages } from './shops.ts';

describe('shopPages', () => {
  const omsk = { ...exampleCity(2, 'Омск'), region: 'Омская область' };
  const unclear = { ...exampleCity(3, 'Уссурийск'), region: 'Приморье' };
  const moscow = { ...exampleCity(6281, 'Москва'), region: 'Москва' };
  const content = exampleContent({ cities: [unclear, omsk, moscow] });
  const [whereBuy, mapOptic] = shopPages(content);

  it('offer every city in alphabetical order, with its time zone if that is known', () => {
    const cities = [
      { id: 6281, title: 'Москва', timeZone: 'Europe/Moscow' },
      { id: 2, title: 'Омск', timeZone: 'Asia/Omsk' },
      { id: 3, title: 'Уссурийск', timeZone: null },
    ];
    expect(whereBuy).toMatchObject({ kind: 'whereBuy', url: '/where-buy/', data: { cities } });
    expect(mapOptic).toMatchObject({ kind: 'mapOptic', url: '/map-optic/', data: { cities } });
  });

  it('filter by product, and by type of lenses', () => {
    expect(whereBuy?.data).toMatchObject({
      products: [
        { alias: 'product-1', title: 'Линзы 1' },
        { alias: 'product-2', title: 'Линзы 2' },
      ],
    });
    expect(mapOptic?.data).toMatchObject({
      types: [{ key: 'toric', title: 'Торические' }],
      variants: content.certificateVariants.items,
      terms: content.certificateTerms,
    });
  });

  it('are open to search engines', () => {
    for (const page of [whereBuy, mapOptic]) expect(page?.head.noindex).toBeUndefined();
  });
});
