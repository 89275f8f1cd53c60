import type { Context } from '@netlify/edge-functions';
import { certificateShops, shops } from '../contract/calls/shops.ts';
import type { Shops } from '../contract/schemas/shop.ts';
import { callBackend } from '../src/client/calls/call.ts';
import type { Result } from '../src/client/calls/result.ts';
import type { StockedShop } from '../src/words/shop-entry.ts';
import { VARYING_COOKIES } from '../src/config/cdn.ts';
import { DEFAULT_CITY } from '../src/config/constants.ts';
import { routes } from '../src/config/routes.ts';
import { parseShopQuery, type ShopQuery } from '../src/config/shop-query.ts';
import { chosenCityId, type City } from './lib/city.ts';
import { cityTitle } from './lib/city-titles.ts';
import { pageFunction } from './lib/edge-function.ts';
import { restOrigin } from './lib/environment.ts';
import { sharedForAMoment } from './lib/for-all.ts';
import { VISITOR_CACHE } from './lib/headers.ts';
import { isPage, ownReply, pageReply } from './lib/page-reply.ts';
import { complain, fetchForRequest } from './lib/request-scope.ts';
import { drawShopChoice, shopPage } from './lib/shop-page.ts';

/**
 * The page is complete without this, so visitors do not wait for it as long as for their own call.
 */
const PATIENCE = 3_000;

/** The page size of the call. */
const MOST = 500;

/** The city in the URL, otherwise the one in the visitor's cookie, otherwise the default one. */
async function cityOf(request: Request, named: number | null): Promise<City> {
  for (const id of [named, chosenCityId(request.headers.get('cookie'))]) {
    const title = id === null ? null : await cityTitle(id, request.url);
    if (id !== null && title !== null) return { id, title };
  }
  return DEFAULT_CITY;
}

export type FoundShops = {
  readonly shops: readonly StockedShop[];
  readonly nearest: Shops['nearest'];
};

async function find(
  path: string,
  { product, types }: ShopQuery,
  cityName: string,
): Promise<Result<FoundShops> | null> {
  const origin = restOrigin();
  if (!origin) return null;
  const options = { origin, timeout: PATIENCE, fetch: fetchForRequest };
  if (path === routes.mapOptic) {
    const params = { 'filter[city]': cityName, 'filter[map_params]': types.join(',') };
    const result = await callBackend(certificateShops, params, options);
    if (!result.ok) return result;
    return { ok: true, value: { shops: result.value.shops, nearest: null } };
  }
  // The other filters are applied here and in the browser, to the same list: all pages of it.
  const params = { cityName, count: MOST, ...(product !== null && { product }) };
  const found: StockedShop[] = [];
  for (let page = 1; ; page += 1) {
    const result = await callBackend(shops, page === 1 ? params : { ...params, page }, options);
    if (!result.ok) return result;
    const { items, total, nearest } = result.value;
    found.push(...items);
    if (items.length === 0 || found.length >= total) {
      return { ok: true, value: { shops: found, nearest } };
    }
  }
}

/** The headers of a page with shops, for which none are needed. */
async function headOnly(chain: Pick<Context, 'next'>): Promise<Response> {
  const response = await chain.next();
  const isOwn = response.status === 200 && isPage(response);
  return isOwn ? ownReply(response, null, VISITOR_CACHE) : response;
}

/**
 * The lists of shops and opticians with those of the visitor's city in the page: for visitors
 * without scripts, for robots, and for all others until theirs have loaded.
 */
async function shopList(request: Request, chain: Pick<Context, 'next'>): Promise<Response | void> {
  if (request.method === 'HEAD') return await headOnly(chain);
  if (request.method !== 'GET') return;
  const { pathname, search } = new URL(request.url);
  const query = parseShopQuery(search);
  const city = await cityOf(request, query.city);
  const [response, found] = await Promise.all([chain.next(), find(pathname, query, city.title)]);
  if (response.status !== 200 || !isPage(response)) return response;
  if (found?.ok) {
    const { value } = found;
    const rewrite = (html: string) => shopPage(html, { query, city, now: new Date(), ...value });
    const reply = await pageReply(response, rewrite, VISITOR_CACHE);
    return sharedForAMoment(reply, request, VARYING_COOKIES);
  }
  complain(`${pathname}: ${found?.error.code ?? 'REST_ORIGIN is not set'}`);
  // The page as built: its scripts retry the call, and without scripts it shows its empty state.
  return await pageReply(response, (html) => drawShopChoice(html, query, city), VISITOR_CACHE);
}

export default pageFunction(shopList);
