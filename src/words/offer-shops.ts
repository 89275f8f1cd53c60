import type { Shop } from '../../contract/schemas/shop.ts';
import { shopWords, type ShopWords } from './shop-words.ts';

/** What is true of each online shop, whatever city its office is in. */
const EVERYWHERE = 'Доставка по\u00a0всей России';

/** A shop of an offer's order: an online one sends, and also gives parcels out in its own city. */
export function offeredShop(shop: Shop): ShopWords {
  const words = shopWords(shop);
  return shop.kind === 'online' ? { ...words, place: `${EVERYWHERE}. ${words.place}` } : words;
}

/**
 * Shops of an offer for a visitor of a city: that city's first, then by city and name. Online shops
 * have no city to go by, and neither their place nor a way leads to a far office.
 */
export function offeredShops(shops: readonly Shop[], city: string): ShopWords[] {
  const isFar = (shop: Shop) => shop.city.title !== city;
  const cityOf = (shop: Shop) => (shop.kind === 'online' ? '' : shop.city.title);
  return shops
    .toSorted(
      (one, other) =>
        Number(isFar(one)) - Number(isFar(other)) ||
        cityOf(one).localeCompare(cityOf(other), 'ru') ||
        one.title.localeCompare(other.title, 'ru'),
    )
    .map((shop) =>
      shop.kind === 'online' && isFar(shop)
        ? { ...shopWords(shop), place: EVERYWHERE, lat: '', lon: '' }
        : offeredShop(shop),
    );
}
