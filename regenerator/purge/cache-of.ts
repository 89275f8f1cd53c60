import type { Environment } from '../../src/config/environment.ts';
import type { Cache } from './cache.ts';
import { cloudflare, fastly, netlify } from './rented-caches.ts';
import { varnish } from './varnish.ts';

type Settings = Pick<Environment, 'CDN' | 'CDN_PURGE_URL' | 'CDN_ID' | 'CDN_TOKEN'>;

const RENTED = { fastly, cloudflare, netlify } as const;

/** The configured caches: each Varnish node is one, and is purged independently. */
export function cachesOf({ CDN: cdn, CDN_PURGE_URL, CDN_ID, CDN_TOKEN }: Settings): Cache[] {
  if (!cdn) return [];
  const urls = CDN_PURGE_URL ?? [];
  if (cdn === 'varnish') return urls.map(varnish);
  return [RENTED[cdn]({ id: CDN_ID ?? '', token: CDN_TOKEN ?? '', api: urls[0] })];
}
