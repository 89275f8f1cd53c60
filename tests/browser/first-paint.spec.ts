/**
 * A font and styles that arrive after the first paint shift nothing: not when they arrive, and not when the
 * page becomes interactive and loads more styles.
 */
import type { Page } from '@playwright/test';
import { pages } from '../pages.ts';
import { makeInteractive, settle } from './interactive.ts';
import { layoutShifts } from './layout-shift.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

test.use({ interactive: false });

/** Kinds of pages and the width of the window; members have a menu of their own. */
const OPENED: readonly (readonly [kind: string, width: number])[] = [
  ['home', 1280],
  ['home', 360],
  ['article', 360],
  ['product', 1280],
  ['catalogue', 1280],
  ['personal, main', 1280],
  ['personal, main', 360],
];

/** Delays requests until they are released. */
async function hold(page: Page, what: RegExp) {
  const asked: string[] = [];
  const released = Promise.withResolvers<void>();
  await page.route(what, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await released.promise;
    await route.continue();
  });
  return { asked, letGo: () => released.resolve() };
}

const painted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
const parsed = () => document.readyState !== 'loading';

for (const [kind, width] of OPENED) {
  test(`${kind} at ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 800 });
    const fonts = await hold(page, /\.woff2$/);
    const styles = await hold(page, /\/late[^/]*\.css$/);
    const visits = pages.filter((one) => one.kind === kind).map((one) => visit(context, page, one));
    await page.waitForFunction(painted);
    styles.letGo();
    await page.waitForFunction(parsed);
    fonts.letGo();
    await Promise.all(visits);
    expect(await layoutShifts(page), 'before hydration').toEqual([]);
    await makeInteractive(page);
    await settle(page);
    expect(await layoutShifts(page), 'after hydration').toEqual([]);
    // While the font was loading, no other one was requested for the same letters.
    expect(fonts.asked).toEqual([expect.stringMatching(/golos-text-[\da-f]+\.woff2$/)]);
  });
}

test('content far below the viewport is laid out once the page has loaded', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const pictures = await hold(page, /\/pictures\//);
  const isLean = () => page.evaluate(() => 'lean' in document.documentElement.dataset);
  const isLaidOut = () =>
    page
      .locator('footer nav')
      .first()
      .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  await page.goto('/catalog/yasno-den/', { waitUntil: 'domcontentloaded' });
  await expect.poll(isLaidOut).toBe(false);
  pictures.letGo();
  await expect.poll(isLaidOut).toBe(true);
  await makeInteractive(page);
  expect(await isLean()).toBe(false);
  await test.step('layout is not deferred after a reload or at an anchor', async () => {
    await page.reload({ waitUntil: 'domcontentloaded' });
    expect(await isLean()).toBe(false);
    await page.goto('/tech/#content', { waitUntil: 'domcontentloaded' });
    expect(await isLean()).toBe(false);
  });
});
