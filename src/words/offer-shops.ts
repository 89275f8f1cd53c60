import type { Shop } from '../../contract/schemas/shop.ts';
import { shopWords, type ShopWords } from './shop-words.ts';

/** Applies to every online shop, whichever city its office is in. */
const EVERYWHERE = 'Доставка по\u00a0всей России';

/**
 * A shop of a discount order: an online one delivers, and also has a pick-up point in its own
 * city.
 */
export function offeredShop(shop: Shop): ShopWords {
  const words = shopWords(shop);
  return shop.kind === 'online' ? { ...words, place: `${EVERYWHERE}. ${words.place}` } : words;
}

/**
 * The shops of an offer for a visitor from a city: that city's shops first, then by city and name.
 * Online shops are not sorted by city, and neither their address nor a route leads to a distant
 * office.
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
