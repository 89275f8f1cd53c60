import AxeBuilder from '@axe-core/playwright';
import { pages } from '../pages.ts';
import { expect, test } from './test.ts';
import { visit } from './visit.ts';

/** The document of a 404 page is itself a failed request; the browser says so. */
const NOT_FOUND = /status of 404/;

for (const one of pages) {
  const { kind, status, heading } = one;
  test.describe(kind, () => {
    test.use({ tolerate: status === 404 ? [NOT_FOUND] : [] });

    test('shows itself, hydrates silently and has no accessibility violation', async ({
      page,
      context,
    }) => {
      const response = await visit(context, page, one);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(/.+ — Ясно$/);
      await page.waitForLoadState('networkidle');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });

    test('fits a narrow screen', async ({ page, context }) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await visit(context, page, one);
      const beyond = await page.evaluate(() =>
        [...document.querySelectorAll('main *, header *, footer *')]
          .filter((element) => {
            // What scrolls in a box of its own may be wider than the screen.
            const box = element.closest('[data-scrolls], [tabindex="0"], table');
            const { right, width } = element.getBoundingClientRect();
            return !box && width > 0 && right > innerWidth + 1 && element.checkVisibility();
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(beyond.slice(0, 3)).toEqual([]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const one of pages) {
    const { kind, status, heading } = one;
    test(`${kind} can be read`, async ({ page, context }) => {
      test.info().annotations.push({ type: 'status', description: String(status) });
      const response = await visit(context, page, one);
      expect(response?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('contentinfo')).toContainText('ООО «Ясно»');
    });
  }
  test.use({ tolerate: [NOT_FOUND] });
});
