/** Before the visitor interacts, a page is HTML with hardly any script; see src/boot. */
import type { Page } from '@playwright/test';
import { question } from './counter.ts';
import { traceLayout } from './layout-trace.ts';
import { balance, ordersOf, profile, signIn } from './member.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false });

const interactive = (page: Page) => page.locator('html[data-interactive]');

/** Size of the scripts that the page loaded, in bytes as sent. */
async function scriptBytes(page: Page): Promise<number> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
}

test('a page at rest loads almost no script, and becomes interactive on the first input', async ({
  page,
}) => {
  await page.goto('/faq/');
  // Nothing waits for an idle moment either; signs.test.ts waits a minute.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await scriptBytes(page)).toBeLessThan(7_500);
  const laidOut = await traceLayout(page);
  await page.keyboard.press('Shift');
  await expect.poll(() => scriptBytes(page)).toBeGreaterThan(50_000);
  await expect(interactive(page)).toBeAttached();
  const reasons = await laidOut();
  expect(reasons).toContain('Added to layout');
  // The whole page is laid out and painted again: docs/decisions/149.
  expect(reasons).not.toContain('Fonts changed');
});

test('the first click on a link of a page at rest navigates', async ({ page }) => {
  await page.goto('/faq/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Продукты' }).click();
  await expect(page).toHaveURL(/\/catalog\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the first button press on a page at rest takes effect, however late the scripts load', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.goto('/faq/');
  // The first script runs, and marks pressed elements.
  await page.waitForFunction(() => window.early === null);
  await page.route(/\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  const settings = page.getByRole('button', { name: 'Настройки cookie' });
  await settings.click();
  await expect(settings).toHaveAttribute('data-pressed');
  await expect(question(page)).toBeHidden();
  resolve();
  await expect(question(page)).toBeFocused();
});

test('scripts wait for the pictures of the first screen, unless a button is pressed', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/pictures\//, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/catalog/yasno-den/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => page.evaluate(() => document.fonts.status)).toBe('loaded');
  expect(await scriptBytes(page)).toBe(0);
  const settings = page.getByRole('button', { name: 'Настройки cookie' });
  // Without a pointer or a key, as assistive technology does it, and before any script runs.
  await settings.evaluate((button: HTMLButtonElement) => button.click());
  await expect(question(page)).toBeFocused();
  resolve();
});

test('text typed into a part that is not hydrated yet is kept', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/late---[^/]+\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/certificate/');
  await page.keyboard.press('Shift');
  await expect(interactive(page)).toBeAttached();
  await expect(page.locator('[data-late]')).toHaveCount(1);
  await page.getByLabel('Имя').fill('Анна');
  resolve();
  await expect(page.locator('[data-late]')).toHaveCount(0);
  await expect(page.getByLabel('Имя')).toHaveValue('Анна');
});

test('a page made interactive by scrolling keeps its scroll position', async ({ page }) => {
  await page.goto('/faq/#content');
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect(interactive(page)).toBeAttached();
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('scripts load immediately for a member', async ({ page, context }) => {
  await signIn(context, page, { userProfile: profile, userBalance: balance, orders: ordersOf(0) });
  await page.goto('/faq/');
  await expect.poll(() => scriptBytes(page)).toBeGreaterThan(50_000);
});

test('Back from a reloaded page that is becoming interactive returns to the previous page', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.goto('/articles/');
  await page.keyboard.press('Shift');
  await expect(interactive(page)).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Продукты' }).click();
  await expect(page).toHaveURL(/\/catalog\/$/);
  await page.route('**/page-data/catalog/page-data.json', async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/page-data/catalog/page-data.json');
  await page.reload();
  await page.keyboard.press('Shift');
  await asked;
  await page.goBack();
  resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Всё\sо\sзрении/);
});

test('Back from a reloaded page at rest returns to the previous page', async ({ page }) => {
  await page.goto('/articles/');
  await page.keyboard.press('Shift');
  await expect(interactive(page)).toBeAttached();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Продукты' }).click();
  await expect(page).toHaveURL(/\/catalog\/$/);
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Всё\sо\sзрении/);
});
