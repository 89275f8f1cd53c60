/** Section 7, table «Shops, cities, certificate». All of these pass through the edge's proxy. */
import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { boundedNumber, commaList, flag, none, optionalText, phone } from '../query.ts';
import * as certificate from '../schemas/certificate.ts';
import { cities, shopKind, shops as shopList } from '../schemas/shop.ts';

const base = { table: 'shops', access: 'public' } as const;

/** Shops of a city, optionally only those that sell a product (given by alias). */
export const shops = defineCall({
  ...base,
  name: 'shops',
  method: 'GET',
  content: true,
  path: '/rest/shops',
  cachedByCity: true,
  params: v.object({
    cityName: optionalText,
    product: optionalText,
    kind: v.fallback(v.optional(shopKind), undefined),
    count: boundedNumber({ min: 1, max: 500, byDefault: 200 }),
    page: boundedNumber({ min: 1, max: 10_000, byDefault: 1 }),
  }),
  result: shopList,
  errors: [],
});

/**
 * Cities whose title contains the query, ignoring case; `onlyOptics` keeps those with opticians.
 */
export const citySearch = defineCall({
  ...base,
  name: 'city.search',
  method: 'GET',
  content: true,
  mayLag: true,
  path: '/rest/city.search',
  params: v.object({
    query: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(100)), ''), ''),
    onlyOptics: flag(false),
  }),
  result: cities,
  errors: [],
});

export const certificatePage = defineCall({
  ...base,
  name: 'certificate.page',
  method: 'POST',
  path: '/rest/certificate.page',
  params: none,
  result: certificate.certificatePage,
  errors: [],
});

export const certificateGet = defineCall({
  ...base,
  name: 'certificate.get',
  method: 'POST',
  path: '/rest/certificate.get',
  params: v.object({ phone }),
  result: certificate.certificateGet,
  errors: ['not_found', 'phone_not_verified'],
});

export const certificateFormSend = defineCall({
  ...base,
  name: 'certificate.form.send',
  method: 'POST',
  path: '/rest/certificate.form.send',
  params: certificate.certificateForm,
  result: certificate.certificateProcess,
  errors: ['get_certificate', 'optician_out_of_stock', 'phone_not_verified', 'consent_missing'],
});

export const certificateVariants = defineCall({
  ...base,
  name: 'certificate.variants',
  method: 'GET',
  content: true,
  path: '/rest/certificate.variants',
  cachedByCity: true,
  params: none,
  result: certificate.certificateVariants,
  errors: [],
});

/**
 * Participating opticians, of one city or of all; with several lens types, each serves all of them.
 * Not `cachedByCity`: stock changes with every reservation, and visitors must not choose an
 * optician by outdated data. The response is the same for everyone, so its ETag still avoids
 * transferring an unchanged list.
 */
export const certificateShops = defineCall({
  ...base,
  name: 'certificate.shops',
  method: 'GET',
  content: true,
  live: true,
  path: '/rest/certificate.shops',
  params: v.object({ 'filter[city]': optionalText, 'filter[map_params]': commaList }),
  result: certificate.certificateShops,
  errors: [],
});

export const certificateTerms = defineCall({
  ...base,
  name: 'certificate.terms',
  method: 'GET',
  content: true,
  path: '/rest/certificate.terms',
  params: none,
  result: certificate.certificateTerms,
  errors: [],
});
