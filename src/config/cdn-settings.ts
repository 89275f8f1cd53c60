/** Settings of a cache in front of the site; see docs/operations/cdn.md. */
import * as v from 'valibot';
import { CDNS } from './cdn.ts';

const address = v.pipe(v.string(), v.url(), v.regex(/^https?:\/\/[^\s,@]+$/));

export const cdnEntries = {
  /** If set, the cache in front of `npm run site`, which keeps pages until a release changes them. */
  CDN: v.optional(v.picklist(CDNS, `must be one of ${CDNS.join(', ')}`)),
  /** The address for purges: every Varnish, separated by commas, or another base URL of the CDN's API. */
  CDN_PURGE_URL: v.optional(
    v.pipe(
      v.string(),
      v.transform((typed) => typed.split(',').map((one) => one.trim().replace(/\/$/, ''))),
      v.everyItem(
        (one) => v.is(address, one),
        'must be URLs without a password, such as http://10.0.0.5:6086',
      ),
      v.readonly(),
    ),
  ),
  /** Fastly's service, Cloudflare's zone or Netlify's site. */
  CDN_ID: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/, 'must be an id'))),
  /** The token of the CDN's API, allowed only to purge. */
  CDN_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,500}$/, 'must be visible characters')),
  ),
} as const;

type CdnName = keyof typeof cdnEntries;

/** The settings that purging requires: the address of an own cache, the account of a rented one. */
export function cdnNames(given: Readonly<Record<string, unknown>>): readonly CdnName[] {
  const { CDN: cdn } = given;
  if (!cdn) return [];
  return cdn === 'varnish' ? ['CDN_PURGE_URL'] : ['CDN_ID', 'CDN_TOKEN'];
}
