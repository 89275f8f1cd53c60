import type { Discount } from '../../contract/schemas/discount.ts';

/** For tests: an online offer that is valid until the end of the year. */
export const exampleSale: Discount = {
  id: 4,
  alias: 'osen-odnodnevnye',
  url: '/discounts/4/',
  updated_at: '2026-11-21T10:00:00.000Z',
  revision: 1,
  title: 'Однодневные линзы дешевле',
  kind: 'online',
  lead: 'В\u00a0интернет-магазинах до\u00a0конца года',
  body: '<h2>Условия</h2><p>Одна скидка на\u00a0заказ.</p>',
  percent: 15,
  valid_from: '2026-11-01',
  valid_to: '2026-12-31',
  cover: { src: '/media/a.jpg', alt: '', width: 16, height: 10 },
  products: 3,
};
