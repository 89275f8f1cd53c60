import { LENS_TYPE_KEYS, type LensTypeKey } from '../../contract/schemas/lens-types.ts';
import type { ShopKind } from '../../contract/schemas/shop.ts';

/** Kinds of shops, in the order of the filter. */
export const SHOP_KINDS = ['optician', 'shop', 'online'] as const satisfies readonly ShopKind[];

/** Rows of a list of shops rendered at first; the others follow on request. */
export const SHOP_ROWS = 24;

/**
 * The query of a list of shops, at /where-buy/ and /map-optic/:
 * `?city=6285&product=yasno-den&kind=optician&open=1&type=toric&view=map&shop=17`.
 */
export type ShopQuery = {
  /** Another city than the visitor's own; null: theirs. */
  readonly city: number | null;
  /** Alias of a product that must be on sale. */
  readonly product: string | null;
  readonly kind: ShopKind | null;
  /** Only those that are open now. */
  readonly open: boolean;
  /** Lenses that must be available, in the order of the contract's keys. */
  readonly types: readonly LensTypeKey[];
  readonly view: 'list' | 'map';
  /** The selected shop. */
  readonly shop: number | null;
  /** All rows together: for visitors without a script to load more. */
  readonly all: boolean;
};

const ID = /^[1-9]\d{0,8}$/;
const ALIAS = /^[a-z\d-]{1,120}$/;

const idOf = (claimed: string | null): number | null =>
  claimed !== null && ID.test(claimed) ? Number(claimed) : null;

/** Parses the query of a URL. Invalid values are ignored. */
export function parseShopQuery(search: string): ShopQuery {
  const query = new URLSearchParams(search);
  const types = query.getAll('type').flatMap((value) => value.split(','));
  const product = query.get('product') ?? '';
  return {
    city: idOf(query.get('city')),
    product: ALIAS.test(product) ? product : null,
    kind: SHOP_KINDS.find((kind) => kind === query.get('kind')) ?? null,
    open: query.get('open') === '1',
    types: LENS_TYPE_KEYS.filter((key) => types.includes(key)),
    view: query.get('view') === 'map' ? 'map' : 'list',
    shop: idOf(query.get('shop')),
    all: query.get('all') === '1',
  };
}

/** The canonical query: `?city=6285&view=map`, or nothing. */
export function shopQuery(query: ShopQuery): string {
  const { city, product, kind, open, types, view, shop, all } = query;
  const parts = [
    city !== null && `city=${city}`,
    product !== null && `product=${product}`,
    kind !== null && `kind=${kind}`,
    open && 'open=1',
    types.length > 0 && `type=${types.join(',')}`,
    view === 'map' && 'view=map',
    shop !== null && `shop=${shop}`,
    all && 'all=1',
  ].filter((part) => part !== false);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The cache key of a list of shops: the same key means the same shops. */
export const shopListKey = ({ product, types }: ShopQuery, city: string): string =>
  [city, product ?? '', types.join(',')].join('|');
