import { routes } from '../../config/routes.ts';
import { timeZoneOf } from '../../config/time-zones.ts';
import type { Content } from '../content.ts';
import type { ShopCity } from '../page-data.ts';
import { introOf } from './intro.ts';
import { page, type ComposedPage } from './page.ts';

function shopCities({ cities }: Content): ShopCity[] {
  const { compare } = new Intl.Collator('ru');
  return cities
    .map(({ id, title, region }) => ({ id, title, timeZone: timeZoneOf(region) }))
    .sort((one, other) => compare(one.title, other.title) || one.id - other.id);
}

/**
 * The pages of shops and of places with trial pairs, with the options of their filters. The shops themselves
 * are loaded live, at the edge and in the browser.
 */
export function shopPages(content: Content): ComposedPage[] {
  const cities = shopCities(content);
  const products = content.products.map(({ alias, title }) => ({ alias, title }));
  const { productFilters, certificateVariants, certificateTerms: terms } = content;
  const types = productFilters.map(({ key, title }) => ({ key, title }));
  const whereBuy = introOf(content, 'where.buy.page');
  const mapOptic = introOf(content, 'map.optic.page');
  return [
    page('whereBuy', routes.whereBuy, whereBuy.head, { intro: whereBuy.intro, cities, products }),
    page('mapOptic', routes.mapOptic, mapOptic.head, {
      intro: mapOptic.intro,
      cities,
      types,
      variants: certificateVariants.items,
      terms,
    }),
  ];
}
