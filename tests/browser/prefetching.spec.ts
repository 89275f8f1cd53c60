/** Prefetched pages, and the networks that are spared prefetching. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Data of other pages that was requested without a click. */
function fetched(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The page requests its own data to become interactive.
    if (pathname.endsWith('/page-data.json') && !/\/index\//.test(pathname)) seen.push(pathname);
  });
  return seen;
}

/** Lets everything run that waits for an idle moment or a few seconds. */
async function passTime(page: Page): Promise<void> {
  for (let second = 0; second < 20; second += 1) await page.clock.runFor(1_000);
}

const with4g = (connection: { saveData: boolean; effectiveType: string }) => {
  const value = Object.assign(new EventTarget(), connection);
  Object.defineProperty(navigator, 'connection', { value });
};

test('prefetches the pages of visible links', async ({ page }) => {
  await page.addInitScript(with4g, { saveData: false, effectiveType: '4g' });
  await page.clock.install();
  const seen = fetched(page);
  await page.goto('/');
  await passTime(page);
  await expect.poll(() => seen).toContain('/page-data/catalog/page-data.json');
});

for (const [name, connection] of [
  ['with save-data', { saveData: true, effectiveType: '4g' }],
  ['on 2g', { saveData: false, effectiveType: '2g' }],
  ['on slow-2g', { saveData: false, effectiveType: 'slow-2g' }],
] as const) {
  test(`prefetches nothing ${name}`, async ({ page }) => {
    await page.addInitScript(with4g, connection);
    await page.clock.install();
    const seen = fetched(page);
    await page.goto('/');
    await passTime(page);
    expect(seen).toEqual([]);
  });
}

test('prefetches nothing offline, and catches up afterwards', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => 'plugged' in window });
  });
  await page.addInitScript(with4g, { saveData: false, effectiveType: '4g' });
  await page.clock.install();
  const seen = fetched(page);
  await page.goto('/');
  await passTime(page);
  expect(seen).toEqual([]);
  await page.evaluate(() => {
    Object.assign(window, { plugged: true });
    window.dispatchEvent(new Event('online'));
  });
  await passTime(page);
  await expect.poll(() => seen.length).toBeGreaterThan(0);
});
