import { routes } from '../../config/routes.ts';
import type { ListPageCode } from '../../../contract/schemas/list-pages.ts';
import type { Content } from '../content.ts';
import type { PageData } from '../page-data.ts';
import { introOf, parentOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

/** The lists: all offers, those of online shops, those of opticians and shops. */
function lists(content: Content): ComposedPage[] {
  const { discounts, onlineDiscounts, offlineDiscounts } = content;
  const list = (
    code: ListPageCode,
    url: string,
    rest: Omit<PageData['discountList'], 'intro'>,
  ): ComposedPage => {
    const { head, intro } = introOf(content, code);
    return page('discountList', url, head, { intro, ...rest });
  };
  const parent = parentOf(content, 'discounts.page', routes.discounts);
  return [
    list('discounts.page', routes.discounts, { kind: 'all', discounts, parent: null }),
    list('discounts.online.page', routes.discountsOnline, {
      kind: 'online',
      discounts: onlineDiscounts,
      parent,
    }),
    list('discounts.offline.page', routes.discountsOffline, {
      kind: 'offline',
      discounts: offlineDiscounts,
      parent,
    }),
  ];
}

/**
 * The three steps of an order. The first is complete; the other two contain everything that does
 * not depend on the visitor's choice, and the rest comes live (docs/decisions/019).
 */
function steps(content: Content): ComposedPage[] {
  const parent = parentOf(content, 'discounts.page', routes.discounts);
  return content.discountProducts.flatMap((offer) => {
    const data = { ...offer, parent };
    const { discount } = data;
    const { title, lead, updated_at: modified } = discount;
    const live = { description: lead, modified, noindex: true };
    // It links to one order for each shop: robots would request thousands.
    const shops = { title: `Где купить: ${title}`, ...live, nofollow: true };
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
