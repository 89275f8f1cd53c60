/** Pages that are brought before anybody asks for them, and the networks that are spared it. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

/** Data of other pages that was asked for without a click. */
function fetched(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The page asks for its own data to come alive.
    if (pathname.endsWith('/page-data.json') && !/\/index\//.test(pathname)) seen.push(pathname);
  });
  return seen;
}

/** Lets everything come that waits for an idle moment or a few seconds. */
async function passTime(page: Page): Promise<void> {
  for (let second = 0; second < 20; second += 1) await page.clock.runFor(1_000);
}

const with4g = (connection: { saveData: boolean; effectiveType: string }) => {
  const value = Object.assign(new EventTarget(), connection);
  Object.defineProperty(navigator, 'connection', { value });
};

test('brings the pages whose links are in sight', async ({ page }) => {
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
  test(`brings nothing ${name}`, async ({ page }) => {
    await page.addInitScript(with4g, connection);
    await page.clock.install();
    const seen = fetched(page);
    await page.goto('/');
    await passTime(page);
    expect(seen).toEqual([]);
  });
}

test('brings nothing offline, and makes up for it afterwards', async ({ page }) => {
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
