/** A video in a text: our own still until it is pressed, and a plain link without scripts. */
import type { Page } from '@playwright/test';
import { makeInteractive } from './interactive.ts';
import { layoutShifts } from './layout-shift.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';

const URL = '/tech/ui/';
const FOREIGN = 'https://rutube.ru/**';

const still = (page: Page) =>
  page.locator('main').getByRole('link', { name: /Смотреть на\sRUTUBE/ });

/** Responds in place of the other site. @returns the requests it received. */
async function otherSite(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(FOREIGN, async (route) => {
    asked.push(route.request().url());
    const headers = { 'content-type': 'text/html; charset=utf-8' };
    await route.fulfill({ headers, body: '<!doctype html><title>Плеер</title><p>Играет' });
  });
  return asked;
}

for (const width of [360, 1280]) {
  test(`plays in place once pressed, at ${width} px`, async ({ page }) => {
    const asked = await otherSite(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(URL);
    await still(page).scrollIntoViewIfNeeded();
    const before = await still(page).boundingBox();
    expect(await sideways(page)).toEqual([]);
    expect(asked).toEqual([]);
    const moved = await layoutShifts(page);
    await still(page).focus();
    await page.keyboard.press('Enter');
    const frame = page.frameLocator('main figure iframe');
    await expect(frame.getByText('Играет')).toBeVisible();
    expect(asked).toEqual([expect.stringMatching(/^https:\/\/rutube\.ru\/play\/embed\//)]);
    await expect(page.locator('main figure iframe')).toBeFocused();
    const after = await page.locator('main figure iframe').boundingBox();
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThan(2);
    expect(await layoutShifts(page)).toEqual(moved);
  });
}

test.describe('before the page is interactive', () => {
  test.use({ interactive: false });

  test('plays at the first press, and continues when the page becomes interactive', async ({
    page,
  }) => {
    await otherSite(page);
    await page.goto(URL);
    await still(page).click();
    const frame = page.frameLocator('main figure iframe');
    await expect(frame.getByText('Играет')).toBeVisible();
    await makeInteractive(page);
    await expect(frame.getByText('Играет')).toBeVisible();
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, interactive: false });

  test('is a plain link to the video', async ({ page }) => {
    const asked = await otherSite(page);
    await page.goto(URL);
    await expect(still(page)).toHaveAttribute('href', /^https:\/\/rutube\.ru\/video\/\w+\/$/);
    await expect(still(page)).toHaveAttribute('target', '_blank');
    await expect(still(page).locator('img')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});
