/** The backend's API reference page. */
import type { Page } from '@playwright/test';
import { violationsIn } from './axe.ts';
import { sideways } from './sideways.ts';
import { backendOrigin } from '../site/browsed-site.ts';
import { expect, test } from './test.ts';

// It is not a page of the site, so it has no scripts to wake.
test.use({ interactive: false });

const address = `${backendOrigin}/docs`;

/** The boxes of all elements, relative to the window. */
const boxesOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join();
    }),
  );

/**
 * Violations in a page that did not change meanwhile. Redoc renders a section when it comes near the
 * window; axe measures boxes first and looks for what lies behind a text later.
 */
async function violationsAtRest(page: Page): Promise<string[]> {
  let found: string[] = [];
  await expect(async () => {
    const before = await boxesOf(page);
    found = await violationsIn(page);
    expect(await boxesOf(page)).toEqual(before);
  }).toPass();
  return found;
}

test('leads from a subject to a call, can be read in both colour schemes, and fits a phone', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(address);
  await test.step('leads from a subject to a call with its description, error codes and an example', async () => {
    await expect(page).toHaveTitle('API of «Ясно»');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^API of «Ясно»/);
    await page.getByRole('link', { name: 'Certificates', exact: true }).click();
    await page.getByRole('link', { name: 'Get the certificate of a phone' }).first().click();
    await expect(page).toHaveURL(/#\/certificates\/certificate\.get$/);
    const heading = page.getByRole('heading', { name: 'Get the certificate of a phone' });
    await expect(heading).toBeInViewport();
    const refused = page.getByRole('tab', { name: '400' });
    const call = page.locator('div').filter({ has: heading }).filter({ has: refused }).last();
    await expect(call.getByText('Оптика «Видно далеко»')).toBeVisible();
    await call.getByRole('tab', { name: '400' }).click();
    await expect(call.getByText('The session has not confirmed this phone.')).toBeVisible();
  });
  await page.goto(`${address}#/drafts/editor.draft.replace`);
  // The colours are chosen once, when it loads.
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`can be read in ${colorScheme} colours`, async () => {
      await page.emulateMedia({ colorScheme });
      if (colorScheme === 'dark') await page.reload();
      await expect(page.locator('html')).toHaveClass(colorScheme);
      const call = page.getByRole('heading', { name: 'Save a draft' });
      await expect(call).toBeInViewport();
      const violations = await violationsAtRest(page);
      expect(violations.filter((text) => text.startsWith('color-contrast'))).toEqual([]);
    });
  }
  await test.step('fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(`${address}#/signing-in/login.auth.sms`);
    const call = page.getByRole('heading', { name: 'Sign in with an SMS code' }).first();
    await expect(call).toBeVisible();
    // Its script updates the layout after the window has been resized.
    await expect.poll(() => sideways(page)).toEqual([]);
  });
});
