import type { CertificateShop } from '../../contract/schemas/certificate.ts';
import type { Shop } from '../../contract/schemas/shop.ts';
import { SHOP_KINDS, type ShopQuery } from '../config/shop-query.ts';
import { openingAt, openingWords, type Opening } from './opening-hours.ts';
import { shopWords, type ShopWords } from './shop-words.ts';

/**
 * A row of a list of shops, all as text: the browser renders it, and the edge fills samples with
 * it.
 */
export type ShopEntry = ShopWords & {
  /** «Открыто до 20:00»; empty if the hours are unknown. */
  readonly opening: string;
  readonly openState: 'open' | 'closed' | 'unknown' | '{{openState}}';
  /** The number of trial pairs left: opticians with certificates only. */
  readonly stock: string;
  readonly stockState: CertificateShop['stock'] | '' | '{{stockState}}';
  /** Not empty if a trial pair is available there. */
  readonly choose: string;
};

/** A shop, with the number of trial pairs left at opticians with certificates. */
export type StockedShop = Shop & Partial<Pick<CertificateShop, 'stock'>>;

/** A shop for lists and maps. */
export type ListedShop = { readonly shop: StockedShop; readonly entry: ShopEntry };

/** The text for the stock of trial pairs. */
const STOCK: Readonly<Record<CertificateShop['stock'], string>> = {
  enough: 'Пробных пар много',
  few: 'Пробных пар мало',
  none: 'Пробные пары закончились',
};

/** A shop as a list row at a minute of its city's week; null: the local time is unknown. */
export function shopEntry(shop: StockedShop, minute: number | null): ShopEntry {
  const opening: Opening = minute === null ? { state: 'unknown' } : openingAt(shop.hours, minute);
  const { stock } = shop;
  const words = shopWords(shop);
  return {
    ...words,
    opening: openingWords(opening),
    openState: opening.state,
    stock: stock ? STOCK[stock] : '',
    stockState: stock ?? '',
    choose: stock && stock !== 'none' ? 'yes' : '',
  };
}

/** The sort order: shops where lenses can be tried on come first, online shops last. */
const order = ({ kind }: StockedShop) => SHOP_KINDS.indexOf(kind);

/**
 * Shops as rows, grouped by kind and filtered by the query. Without a minute nobody knows which are open, so
 * none is omitted as closed; `showsAnyHour` says when readers have to be told.
 */
export function listShops(
  shops: readonly StockedShop[],
  { kind, open }: Pick<ShopQuery, 'kind' | 'open'>,
  minute: number | null,
): ListedShop[] {
  return shops
    .filter((shop) => kind === null || shop.kind === kind)
    .sort((one, other) => order(one) - order(other))
    .map((shop) => ({ shop, entry: shopEntry(shop, minute) }))
    .filter(({ entry }) => !open || minute === null || entry.openState === 'open');
}

/** Whether a list of open shops contains others too, because the local time is unknown. */
export const showsAnyHour = ({ open }: Pick<ShopQuery, 'open'>, minute: number | null): boolean =>
  open && minute === null;
