import type { Shop } from '../../contract/schemas/shop.ts';
import { phoneDigits } from '../config/phone.ts';

/** A shop as it is read: the browser and the edge show a live one in the same words. */
export type ShopWords = {
  readonly id: string;
  readonly title: string;
  readonly kind: string;
  readonly place: string;
  readonly metro: string;
  readonly hours: string;
  readonly phone: string;
  /** The phone as an address has it: a plus sign and digits. */
  readonly tel: string;
  /** Its own site, without the scheme; empty where it has none. */
  readonly site: string;
  /** Empty, as `lon` is, where nobody has to go. */
  readonly lat: string;
  readonly lon: string;
};

const KINDS: Record<Shop['kind'], string> = {
  optician: 'Оптика',
  shop: 'Магазин',
  online: 'Интернет-магазин',
};

/** Hours of some days stay on one line, dashes and all. */
const unparted = (hours: string) => hours.replaceAll(' ', '\u00a0').replaceAll('–', '–\u2060');

export function shopWords(shop: Shop): ShopWords {
  const hours = shop.hours.map(({ days, open, close }) => unparted(`${days} ${open}–${close}`));
  return {
    id: String(shop.id),
    title: shop.title,
    kind: KINDS[shop.kind],
    // An online shop's address is where parcels are given out, and says so.
    place: [shop.city.title, shop.address].join(shop.kind === 'online' ? '. ' : ', '),
    metro: shop.metro ?? '',
    hours: hours.join(', '),
    phone: shop.phone,
    tel: phoneDigits(shop.phone),
    site: shop.url?.replace(/^https?:\/\//, '').replace(/\/$/, '') ?? '',
    lat: String(shop.lat),
    lon: String(shop.lon),
  };
}
