import { describe, expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { exampleDiscount } from '../../../tests/examples/pages.ts';
import { discountPages } from './discounts.ts';

describe('discountPages', () => {
  const content = exampleContent();
  const pages = new Map(discountPages(content).map((page) => [page.url, page]));

  it('has three lists, each with the items of its own call', () => {
    const online = exampleDiscount(9);
    const own = discountPages(exampleContent({ onlineDiscounts: [online] }));
    expect(own.find(({ url }) => url === '/discounts/online/')?.data).toMatchObject({
      kind: 'online',
      parent: { title: 'Имя discounts.page', url: '/discounts/' },
      discounts: [online],
    });
    expect(pages.get('/discounts/')?.data).toMatchObject({
      kind: 'all',
      discounts: content.discounts,
      parent: null,
    });
    expect(pages.get('/discounts/offline/')?.data).toMatchObject({ discounts: [{ id: 2 }] });
  });

  it('has the three steps of each order, with the products in the first', () => {
    const [data] = content.discountProducts;
    for (const [url, kind] of [
      ['/discounts/1/', 'discount'],
      ['/discounts/1/shops/', 'discountShops'],
      ['/discounts/1/order/', 'discountOrder'],
    ] as const) {
      expect(pages.get(url)).toMatchObject({ kind, data });
    }
  });

  it('keeps the steps that show a visitor’s choice out of search engines', () => {
    const hidden = [...pages.values()].flatMap(({ url, head }) => (head.noindex ? [url] : []));
    expect(hidden).toEqual(
      content.discountProducts.flatMap(({ discount: { id } }) => [
        `/discounts/${id}/shops/`,
        `/discounts/${id}/order/`,
      ]),
    );
  });

  it('keeps robots from following each product to each shop', () => {
    const closed = [...pages.values()].flatMap(({ url, head }) => (head.nofollow ? [url] : []));
    expect(closed).toEqual(
      content.discountProducts.map(({ discount: { id } }) => `/discounts/${id}/shops/`),
    );
  });

  it('gives each page a unique title', () => {
    const titles = [...pages.values()].map(({ head }) => head.title);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
