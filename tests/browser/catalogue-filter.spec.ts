import type { Page } from '@playwright/test';
import { makeInteractive } from './interactive.ts';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';

const TORIC = '/catalog/?section=toricheskie-linzy&type=toric,multifocal';
const NOTHING = '/catalog/?section=rastvory&type=18th';

/** The visible state of the filter: controls, results and numbers. */
const drawn = (page: Page) =>
  page.evaluate(() => ({
    controls: [...document.querySelectorAll('main [data-facet]')].map((control) => {
      const link = control.querySelector('a');
      return [
        control.getAttribute('data-none'),
        link?.getAttribute('href'),
        link?.getAttribute('aria-current'),
        link?.textContent,
      ];
    }),
    hidden: [...document.querySelectorAll('main [data-section], main [data-shelf]')].map(
      (element) => element.hasAttribute('hidden'),
    ),
    reset: document.querySelector('main [data-reset]')?.hasAttribute('hidden'),
    nothing: document.querySelector('main [data-nothing]')?.hasAttribute('hidden'),
    found: document.querySelector('main [data-found]')?.textContent,
  }));

/** The browser's version of a page, coming from the whole catalogue. */
async function drawnByBrowser(page: Page, path: string) {
  await page.evaluate((to) => window.___navigate(to), path);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(page.locator('main [data-reset]')).toBeVisible();
  return await drawn(page);
}

const cards = (page: Page) => page.locator('main [data-section]:visible');
const found = (page: Page) => page.getByRole('status').filter({ hasText: 'Найдено' });
const chip = (page: Page, name: RegExp) => page.locator('main').getByRole('link', { name });

/** The page has this URL, and its count matches the products it shows. */
async function expectShown(page: Page, path: string, count: number) {
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  await expect(found(page)).toHaveText(`Найдено продуктов: ${String(count)}`);
  await expect(cards(page)).toHaveCount(count);
}

/** It has the canonical address of the catalogue, no violation, and fits a narrow screen. */
async function expectAccessibleAndNarrow(page: Page): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/catalog\/$/);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await sideways(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test('filters by mouse and by keyboard, and the edge renders the same as the browser', async ({
  page,
}) => {
  const paths = [TORIC, '/catalog/?type=multifocal', NOTHING];
  const byBrowser: unknown[] = [];
  await page.goto('/catalog/');
  await test.step('filters by mouse, keeps the scroll position, and goes back and forward', async () => {
    const all = await cards(page).count();
    await chip(page, /^Однодневные/).click();
    await expect(page).toHaveURL(/section=odnodnevnye-linzy$/);
    await expect.poll(() => cards(page).count()).toBeLessThan(all);
    const daily = await cards(page).count();
    await expect(found(page)).toHaveText(`Найдено продуктов: ${String(daily)}`);
    await chip(page, /^Для детей/).scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await chip(page, /^Для детей/).click();
    await expectShown(page, '/catalog/?section=odnodnevnye-linzy&type=18th', 1);
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await chip(page, /^Асферические/).click();
    await expectShown(page, '/catalog/?section=odnodnevnye-linzy&type=aspherical,18th', 2);
    await page.goBack();
    await expectShown(page, '/catalog/?section=odnodnevnye-linzy&type=18th', 1);
    await page.goForward();
    await expectShown(page, '/catalog/?section=odnodnevnye-linzy&type=aspherical,18th', 2);
    await page.getByRole('link', { name: 'Сбросить фильтр' }).click();
    await expectShown(page, '/catalog/', all);
    await page.goBack();
    await expectShown(page, '/catalog/?section=odnodnevnye-linzy&type=aspherical,18th', 2);
    await page.goForward();
    await expectShown(page, '/catalog/', all);
  });
  await test.step('works by keyboard without losing the focus', async () => {
    await chip(page, /^Торические,/).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/type=toric$/);
    await expect(chip(page, /^Торические,/)).toBeFocused();
    await expect(chip(page, /^Торические,/)).toHaveAttribute('aria-current', 'true');
    await page.getByRole('link', { name: 'Сбросить фильтр' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalog\/$/);
    await expect(found(page)).toBeFocused();
  });
  for (const path of paths) {
    byBrowser.push(await drawnByBrowser(page, path));
    // Back to the whole catalogue.
    await page.evaluate(() => window.___navigate('/catalog/'));
    await expect(page.locator('main [data-reset]')).toBeHidden();
  }
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await drawn(page)).toEqual(byBrowser[index]);
      if (path === TORIC) await expectAccessibleAndNarrow(page);
    });
  }
  await test.step('a filter without products says so and offers a way out', async () => {
    await expect(page.getByRole('heading', { name: /ничего не\sнашлось/ })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.getByRole('link', { name: 'Показать все продукты' }).click();
    await expect(page).toHaveURL(/\/catalog\/$/);
    await expect.poll(() => cards(page).count()).toBeGreaterThan(10);
  });
});

test.describe('a missing section', () => {
  test.use({ tolerate: [statusOf(404, '/catalog/')] });
  for (const section of ['net-takoj', '%3Cscript%3Ealert(1)%3C/script%3E', '%E0%A4%A']) {
    test(`«${section}» is not found, with a message`, async ({ page }) => {
      const response = await page.goto(`/catalog/?section=${section}&type=%00,toric,toric`);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: /ничего не\sнашлось/ })).toBeVisible();
      await expect(found(page)).toHaveText('Найдено продуктов: 0');
    });
  }
});

test('a hostile query changes nothing', async ({ page }) => {
  const query = `type=${'x,'.repeat(500)}%3Cb%3E&section=&__proto__=1`;
  const response = await page.goto(`/catalog/?${query}`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('link', { name: 'Сбросить фильтр' })).toBeHidden();
});

test.describe('before the scripts load', () => {
  test.use({ interactive: false });
  test('a filtered page is correct and does not move when they do', async ({ page }) => {
    await page.goto(TORIC);
    const before = await drawn(page);
    expect(before.reset).toBe(false);
    const place = await cards(page).first().boundingBox();
    await makeInteractive(page);
    expect(await drawn(page)).toEqual(before);
    expect(await cards(page).first().boundingBox()).toEqual(place);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the filter is a row of links', async ({ page }) => {
    await page.goto('/catalog/');
    const all = await cards(page).count();
    await chip(page, /^Однодневные/).click();
    // The page before has a link of that name, too.
    await expect(page).toHaveURL(/section=odnodnevnye-linzy$/);
    await chip(page, /^Для детей/).click();
    await expectShown(page, '/catalog/?section=odnodnevnye-linzy&type=18th', 1);
    await expect(chip(page, /^Для детей/)).toHaveAttribute('aria-current', 'true');
    await chip(page, /^Для детей/).click();
    await expect(page).toHaveURL(/section=odnodnevnye-linzy$/);
    await page.getByRole('link', { name: 'Сбросить фильтр' }).click();
    await expectShown(page, '/catalog/', all);
  });
});
