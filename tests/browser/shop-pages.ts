import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CertificateShop } from '../../contract/schemas/certificate.ts';
import type { Shop, Shops } from '../../contract/schemas/shop.ts';
import { testEnvironment } from '../site/site.ts';
import { requireBuiltWith } from './built-with.ts';
import { tileFile } from './stand-ins/tile-file.ts';

/** Shared by the tests of the pages of shops. */

const API = 'https://api-maps.yandex.ru/**';
const standIn = new URL('./stand-ins/yandex-maps.js', import.meta.url);

/** Serves our stand-in for Yandex Maps; returns the requested URLs. */
export async function serveYandex(page: Page): Promise<string[]> {
  await requireBuiltWith('YANDEX_MAPS_KEY');
  const asked: string[] = [];
  const body = await readFile(standIn, 'utf8');
  await page.route(API, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  return asked;
}

/** Blocks Yandex Maps. */
export async function blockYandex(page: Page): Promise<string[]> {
  await requireBuiltWith('YANDEX_MAPS_KEY');
  const asked: string[] = [];
  await page.route(API, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  return asked;
}

/** Serves the site's tile file with range requests, as a file server does. */
async function serveTiles(page: Page, file = tileFile()): Promise<void> {
  await requireBuiltWith('MAP_TILES_URL');
  await page.route(testEnvironment.MAP_TILES_URL, async (route) => {
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(route.request().headers()['range'] ?? '') ?? [];
    const body = file.subarray(Number(from), Number(to) + 1);
    const range = `bytes ${from}-${Number(from) + body.length - 1}/${file.length}`;
    const headers = { 'access-control-allow-origin': '*', 'content-range': range };
    await route.fulfill({ status: 206, headers, body });
  });
}

/** Blocks the site's tiles. */
export async function blockTiles(page: Page): Promise<void> {
  await requireBuiltWith('MAP_TILES_URL');
  await page.route(testEnvironment.MAP_TILES_URL, (route) => route.abort());
}

/** Makes the site use its own map by blocking Yandex Maps. */
export async function serveOwnMap(page: Page): Promise<string[]> {
  await serveTiles(page);
  return blockYandex(page);
}

/** What a browser logs about a blocked script. */
export const BLOCKED = /net::ERR_FAILED https:\/\/api-maps\.yandex\.ru/;

/** The same when no map is available: neither Yandex Maps nor tiles. */
export const NO_MAP = /net::ERR_FAILED https:\/\/(?:api-maps\.yandex\.ru|tiles\.yasno\.example)/;

/** A shop for responses: each a little further from the centre of Moscow than the previous one. */
export const shopOf = (id: number, over: Partial<Shop> = {}): Shop => ({
  id,
  title: `Оптика номер ${id}`,
  kind: 'optician',
  city: { id: 6281, title: 'Москва' },
  address: `ул. Садовая, ${id}`,
  lat: 55.7558 + id * 0.0004,
  lon: 37.6173 + ((id * 7) % 100) * 0.004,
  phone: '+7 999 000-00-01',
  metro: null,
  hours: [{ days: 'Ежедневно', open: '00:00', close: '00:00' }],
  lens_types: ['toric'],
  website: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...over,
});

export const shopsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => shopOf(index + 1));

/** Responds to `shops` with these, page by page as the backend does. */
export async function answerShops(
  page: Page,
  items: readonly Shop[],
  nearest: Shops['nearest'] = null,
): Promise<void> {
  await page.route('**/rest/shops?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    const count = Number(query.get('count'));
    const from = (Number(query.get('page') ?? 1) - 1) * count;
    const result = { items: items.slice(from, from + count), total: items.length, nearest };
    await route.fulfill({ json: { result } });
  });
}

/** Responds to `certificate.shops` by its parameters; returns the requests. */
export async function answerOpticians(
  page: Page,
  reply: (types: readonly string[]) => readonly CertificateShop[],
): Promise<URLSearchParams[]> {
  const asked: URLSearchParams[] = [];
  await page.route('**/rest/certificate.shops?*', async (route) => {
    const query = new URL(route.request().url()).searchParams;
    asked.push(query);
    const shops = reply((query.get('filter[map_params]') ?? '').split(',').filter(Boolean));
    await route.fulfill({ json: { result: { shops, total: shops.length } } });
  });
  return asked;
}
