import type { Page } from '@playwright/test';
import { routes } from '../../src/config/routes.ts';
import { calm } from './awake.ts';
import { expect, test } from './test.ts';

/** What the page's text and boxes look like, element by element. */
const looksOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const seen = ['color', 'background-color', 'font-size', 'display', 'margin', 'padding', 'gap'];
    return [...main.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const values = seen.map((name) => style.getPropertyValue(name)).join(' | ');
      return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${values}`;
    });
  });

/** Where the header leads, one view of another kind after the other. */
const WAY = [routes.home, routes.catalog, routes.articles, routes.about] as const;

test.use({ viewport: { width: 1280, height: 800 } });

/** Goes there without a new document. */
async function follow(page: Page, url: string): Promise<void> {
  await page.locator(`header a[href="${url}"]:visible`).first().click();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`^https?://[^/]+${url}$`),
  );
  // The pointer would leave its mark on what lies under it.
  await page.mouse.move(1, 1);
  await calm(page);
}

test('a page looks the same whichever pages were opened before it', async ({ page }) => {
  for (const url of WAY) {
    await page.goto(url);
    const alone = await looksOf(page);
    for (const other of WAY.filter((one) => one !== url)) await follow(page, other);
    await follow(page, url);
    expect(await looksOf(page)).toEqual(alone);
  }
});
