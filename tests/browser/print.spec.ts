/** A page on paper: its text, black on white, and no controls. */
import { expect, test } from './test.ts';

test.use({ viewport: { width: 794, height: 1123 }, colorScheme: 'dark' });

for (const url of [
  '/articles/narusheniya-zreniya/astigmatizm/',
  '/catalog/yasno-den/',
  '/faq/',
  '/for-new/',
  '/instructions/',
]) {
  test(`${url} can be printed`, async ({ page }) => {
    await page.goto(url);
    const answer = page.locator('main details:not([open]) p').first();
    if (url === '/faq/') await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('button:visible, form:visible, nav:visible')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(fixed).toEqual([]);
    // Closed answers are open on paper.
    if (url === '/faq/') expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  });
}
