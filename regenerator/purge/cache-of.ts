import type { Cdn } from '../../src/config/cdn.ts';
import type { Environment } from '../../src/config/environment.ts';
import type { Cache } from './cache.ts';
import { nginx, varnish } from './own-caches.ts';
import { cloudflare, fastly, netlify, type Account } from './rented-caches.ts';

type Settings = Pick<Environment, 'CDN' | 'CDN_PURGE_URL' | 'CDN_ID' | 'CDN_TOKEN'>;

const OWN = { varnish, nginx } as const;
const RENTED = { fastly, cloudflare, netlify } as const;

const isOwn = (cdn: Cdn): cdn is keyof typeof OWN => Object.hasOwn(OWN, cdn);

/** The cache that the settings name; null when there is none. */
export function cacheOf({ CDN: cdn, CDN_PURGE_URL, CDN_ID, CDN_TOKEN }: Settings): Cache | null {
  if (!cdn) return null;
  const urls = CDN_PURGE_URL ?? [];
  if (isOwn(cdn)) return OWN[cdn](urls);
  const account: Account = { id: CDN_ID ?? '', token: CDN_TOKEN ?? '', api: urls[0] };
  return RENTED[cdn](account);
}
