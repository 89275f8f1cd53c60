import type { Context } from '@netlify/edge-functions';
import { discountOrderStep2, discountOrderStep3 } from '../contract/calls/discounts.ts';
import type { DiscountOrder, DiscountShops } from '../contract/schemas/discount.ts';
import { callBackend } from '../src/client/calls/call.ts';
import type { Result } from '../src/client/calls/result.ts';
import { DEFAULT_CITY } from '../src/config/constants.ts';
import { orderStep, wayBackFrom, type OrderStep } from '../src/config/order-step.ts';
import { chosenCityId } from './lib/city.ts';
import { cityTitle } from './lib/city-titles.ts';
import { restOrigin } from './lib/environment.ts';
import { pageFunction } from './lib/edge-function.ts';
import { PERSONAL_CACHE, withHeaders } from './lib/headers.ts';
import { orderPage } from './lib/order-page.ts';
import { isPage, pageReply } from './lib/page-reply.ts';
import { complain, fetchForRequest } from './lib/request-scope.ts';
import { visitorOf } from './lib/visitor.ts';

/**
 * The page is complete without this, so visitors do not wait for it as long as for their own call.
 */
const PATIENCE = 3_000;

type Chain = Pick<Context, 'next'>;

async function cityOf(request: Request): Promise<string> {
  const id = chosenCityId(request.headers.get('cookie'));
  return (id === null ? null : await cityTitle(id, request.url)) ?? DEFAULT_CITY.title;
}

/** The live content of a step, or null when it is unavailable. */
async function ask(
  request: Request,
  { page, discount, product, shop, everywhere }: OrderStep,
  city: string,
): Promise<Result<DiscountShops | DiscountOrder> | null> {
  const origin = restOrigin();
  if (!origin) return null;
  const options = {
    ...visitorOf(request),
    origin,
    timeout: PATIENCE,
    fetch: fetchForRequest,
  };
  if (page === 'order') {
    return await callBackend(discountOrderStep3, { discount, product, shop }, options);
  }
  const cityName = everywhere ? undefined : city;
  return await callBackend(discountOrderStep2, { discount, product, cityName }, options);
}

async function answered(request: Request, chain: Chain, step: OrderStep): Promise<Response> {
  const response = await chain.next();
  if (response.status !== 200 || !isPage(response)) return response;
  const city = await cityOf(request);
  const result = await ask(request, step, city);
  if (result?.ok) {
    const { value } = result;
    const shops = 'shops' in value ? value.shops : [value.shop];
    const answer = { productId: value.product.id, shops, city };
    return await pageReply(response, (html) => orderPage(html, step, answer));
  }
  const location = result && wayBackFrom(step, result.error);
  if (location) {
    const away = new Response(null, { status: 302, headers: { location } });
    return withHeaders(away, { 'cache-control': PERSONAL_CACHE });
  }
  complain(`${step.page}: ${result?.error.code ?? 'REST_ORIGIN is not set'}`);
  // The page as built: its scripts retry the call, and without scripts it shows its empty state.
  return await pageReply(response, (html) => html);
}

/**
 * Steps 2 and 3 of an offer's order, complete before any script: the content for the visitor's
 * choice is put into the built page. An invalid step redirects back to the last valid one.
 */
async function discountStep(request: Request, chain: Chain): Promise<Response | void> {
  const { pathname, search } = new URL(request.url);
  const step = orderStep(pathname, search);
  if (!step) return;
  return await answered(request, chain, step);
}

export default pageFunction(discountStep);
