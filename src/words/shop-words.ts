import type { Shop } from '../../contract/schemas/shop.ts';
import { shopKindWords } from '../../contract/schemas/value-names.ts';
import { phoneDigits } from '../config/phone.ts';

/** The texts of a shop: the browser and the edge show a live one in the same words. */
export type ShopWords = {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly place: string;
  readonly metro: string;
  readonly hours: string;
  readonly phone: string;
  /** The phone for a URL: a plus sign and digits. */
  readonly tel: string;
  /** The shop's own site, without the scheme; empty if it has none. */
  readonly site: string;
  /** Empty, like `lon`, for a shop without premises. */
  readonly lat: string;
  readonly lon: string;
};

/**
 * Neither days nor hours break at their dash. They may break apart: in the largest text both are
 * wider than a phone, and would break inside a number.
 */
const unparted = (hours: string) => hours.replaceAll('–', '–\u2060');

/** A shop in words. */
export function shopWords(shop: Shop): ShopWords {
  const hours = shop.hours.map(({ days, open, close }) => unparted(`${days} ${open}–${close}`));
  return {
    id: String(shop.id),
    title: shop.title,
    kind: shopKindWords[shop.kind],
    // An online shop's address is its pick-up point, and the text says so.
    place: [shop.city.title, shop.address].join(shop.kind === 'online' ? '. ' : ', '),
    metro: shop.metro ?? '',
    hours: hours.join(', '),
    phone: shop.phone,
    tel: phoneDigits(shop.phone),
    site: shop.website?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? '',
    lat: String(shop.lat),
    lon: String(shop.lon),
  };
}
