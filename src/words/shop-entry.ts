import type { CertificateShop } from '../../contract/schemas/certificate.ts';
import type { Shop } from '../../contract/schemas/shop.ts';
import { SHOP_KINDS, type ShopQuery } from '../config/shop-query.ts';
import { openingAt, openingWords } from './opening-hours.ts';
import { shopWords, type ShopWords } from './shop-words.ts';

/** A row of a list of shops, all in words: the browser draws it, and the edge fills samples with it. */
export type ShopEntry = ShopWords & {
  /** «Открыто до 20:00»; empty where the hours are not known. */
  readonly opening: string;
  readonly openState: 'open' | 'closed' | 'unknown' | '{{openState}}';
  /** How many trial pairs are left: opticians with certificates only. */
  readonly stock: string;
  readonly stockState: CertificateShop['stock'] | '' | '{{stockState}}';
  /** Not empty: a trial pair can be had there. */
  readonly choose: string;
};

/** A shop, and at an optician's with certificates how many trial pairs are left. */
export type StockedShop = Shop & Partial<Pick<CertificateShop, 'stock'>>;

/** A shop as lists and maps know it. */
export type ListedShop = { readonly shop: StockedShop; readonly entry: ShopEntry };

/** Words of the stock of trial pairs. */
const STOCK: Readonly<Record<CertificateShop['stock'], string>> = {
  enough: 'Пробных пар много',
  few: 'Пробных пар мало',
  none: 'Пробные пары закончились',
};

/** A shop as a row of a list shows it at a minute of its city's week. */
export function shopEntry(shop: StockedShop, minute: number): ShopEntry {
  const opening = openingAt(shop.hours, minute);
  const { stock } = shop;
  const words = shopWords(shop);
  return {
    ...words,
    // «Сб–Вс» is not to be broken in two.
    hours: words.hours.replaceAll('–', '\u2060–\u2060'),
    opening: openingWords(opening),
    openState: opening.state,
    stock: stock ? STOCK[stock] : '',
    stockState: stock ?? '',
    choose: stock && stock !== 'none' ? 'yes' : '',
  };
}

/** Which come first: where somebody can try lenses on, and last what has no door. */
const order = ({ kind }: StockedShop) => SHOP_KINDS.indexOf(kind);

/** Shops as rows, by kind; of them only those that the query wants to see. */
export function listShops(
  shops: readonly StockedShop[],
  { kind, open }: Pick<ShopQuery, 'kind' | 'open'>,
  minute: number,
): ListedShop[] {
  return shops
    .filter((shop) => kind === null || shop.kind === kind)
    .sort((one, other) => order(one) - order(other))
    .map((shop) => ({ shop, entry: shopEntry(shop, minute) }))
    .filter(({ entry }) => !open || entry.openState === 'open');
}
