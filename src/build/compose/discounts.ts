import { routes } from '../../config/routes.ts';
import type { Content } from '../content.ts';
import { page, type ComposedPage } from './page.ts';

/** The lists: all offers, those of online shops, those of opticians and shops. */
function lists({ discounts, onlineDiscounts, offlineDiscounts }: Content): ComposedPage[] {
  const all = {
    title: 'Скидки на линзы, растворы и капли',
    description:
      'Скидки на линзы, растворы и капли «Ясно» в оптиках и интернет-магазинах. Выберите продукт и магазин, прочитайте условия и сроки каждой акции.',
  };
  const online = {
    title: 'Скидки в интернет-магазинах',
    description:
      'Где заказать линзы и капли «Ясно» дешевле: скидки интернет-магазинов, их сроки и условия.',
  };
  const offline = {
    title: 'Скидки в оптиках и магазинах',
    description:
      'Скидки на линзы и растворы «Ясно» в оптиках и магазинах вашего города: сроки, условия, адреса.',
  };
  return [
    page('discountList', routes.discounts, all, { kind: 'all', discounts }),
    page('discountList', routes.discountsOnline, online, {
      kind: 'online',
      discounts: onlineDiscounts,
    }),
    page('discountList', routes.discountsOffline, offline, {
      kind: 'offline',
      discounts: offlineDiscounts,
    }),
  ];
}

/**
 * The three steps of an order. The first is complete; the other two contain everything that does
 * not depend on the visitor's choice, and the rest comes live (docs/decisions/019).
 */
function steps({ discountProducts }: Content): ComposedPage[] {
  return discountProducts.flatMap((data) => {
    const { discount } = data;
    const { title, lead, updated_at: modified } = discount;
    const live = { description: lead, modified, noindex: true };
    const shops = { title: `Где купить: ${title}`, ...live };
    const order = { title: `Как получить: ${title}`, ...live };
    return [
      page('discount', discount.url, { title, description: lead, modified }, data),
      page('discountShops', routes.discountShopsPage(discount.id), shops, data),
      page('discountOrder', routes.discountOrderPage(discount.id), order, data),
    ];
  });
}

/** Lists of offers, and the steps of each offer's order. */
export function discountPages(content: Content): ComposedPage[] {
  return [...lists(content), ...steps(content)];
}
