import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes.ts';
import { waitForStablePage } from './interactive.ts';
import { looksOf, SPACES } from './looks.ts';
import { expect, test } from './test.ts';

/** Links of the header, one view of another kind after the other. */
const WAY = [routes.home, routes.catalog, routes.articles, routes.about] as const;

test.use({ viewport: { width: 1280, height: 800 } });

/** Navigates without a new document. */
async function follow(page: Page, url: string): Promise<void> {
  await page.locator(`header a[href="${url}"]:visible`).first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`^https?://[^/]+${url}$`),
  );
  // The pointer would leave a hover effect on what is under it.
  await page.mouse.move(1, 1);
  await waitForStablePage(page);
}

test('a page looks the same whichever pages were opened before it', async ({ page }) => {
  for (const url of WAY) {
    await page.goto(url);
    await waitForStablePage(page);
    const alone = await looksOf(page, 'main', SPACES);
    for (const other of WAY.filter((one) => one !== url)) await follow(page, other);
    await follow(page, url);
    expect(await looksOf(page, 'main', SPACES)).toEqual(alone);
  }
});
