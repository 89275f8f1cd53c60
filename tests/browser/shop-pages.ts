import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { CertificateShop } from '../../contract/schemas/certificate.ts';
import type { Shop, Shops } from '../../contract/schemas/shop.ts';
import { requireBuiltWith } from './built-with.ts';

/** What the pages of shops have in common for their tests. */

const API = 'https://api-maps.yandex.ru/**';
const standIn = new URL('./stand-ins/yandex-maps.js', import.meta.url);

/** Puts our stand-in where the site asks for Yandex Maps; gives the addresses asked for. */
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

/** Nobody answers where Yandex Maps should be. */
export async function blockYandex(page: Page): Promise<string[]> {
  await requireBuiltWith('YANDEX_MAPS_KEY');
  const asked: string[] = [];
  await page.route(API, async (route) => {
    asked.push(route.request().url());
    await route.abort();
  });
  return asked;
}

/** What a browser says of a script that it may not load. */
export const BLOCKED = /net::ERR_FAILED https:\/\/api-maps\.yandex\.ru/;

/** A shop of replies: each a little further from the middle of Moscow than the last. */
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
  url: null,
  updated_at: '2026-01-01T00:00:00.000Z',
  revision: 1,
  ...over,
});

export const shopsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => shopOf(index + 1));

/** Answers `shops` with these, page by page as the backend does. */
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

/** Answers `certificate.shops` by what is asked of it; gives the questions. */
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
