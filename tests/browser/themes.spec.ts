/** Every kind of page in the dark and the contrast theme; the light one is walked with the pages. */
import AxeBuilder from '@axe-core/playwright';
import { pages } from '../pages.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';
import { visit } from './visit.ts';

/** The living page of the design system has a theme of its own to choose, and a test for each. */
const themed = pages.filter(({ kind }) => kind !== 'design system');

const NOT_FOUND = /status of 404/;

for (const theme of ['dark', 'contrast'] as const) {
  test.describe(`in the theme ${theme}`, () => {
    test.use({ tolerate: [NOT_FOUND] });
    for (const one of themed) {
      test(`${one.kind} has no accessibility violation and the highest contrast of text`, async ({
        page,
        context,
      }) => {
        await chooseView(context, { theme });
        await visit(context, page, one);
        await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
        const { violations } = await new AxeBuilder({ page })
          .options({ rules: { 'color-contrast-enhanced': { enabled: true } } })
          .analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      });
    }
  });
}
