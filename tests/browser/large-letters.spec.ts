/** Pages with text twice as large by the browser's own setting, not by the site's. */
import { pages } from '../pages.ts';
import { codeField, field, open } from './certificate-form.ts';
import { flowBackend } from './certificate-replies.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
];

test.use({
  interactive: false,
  tolerate: [/status of 404/],
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await use({ ...launchOptions, args });
  },
});

test('nothing extends beyond the window', async ({ page }) => {
  for (const { url, signed } of pages) {
    if (signed) continue;
    await page.goto(url);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
      '32px',
    );
    for (const size of sizes) {
      await page.setViewportSize(size);
      expect.soft(await sideways(page), `${url} at ${size.width} px`).toEqual([]);
    }
  }
});

test.describe('on the narrowest phone', () => {
  test.use({ interactive: true, viewport: { width: 320, height: 640 } });

  test('the number that the code was sent to is shown whole', async ({ page }) => {
    await flowBackend(page);
    await open(page, '/certificate/single/');
    await field(page, /^Телефон/).pressSequentially('89990000003');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(codeField(page)).toBeFocused();
    // The card hides what extends beyond it.
    const form = await page.getByRole('form', { name: 'Код из SMS' }).boundingBox();
    const phone = await page.getByText('+7 999 000‑00‑03').boundingBox();
    expect((phone?.x ?? 0) + (phone?.width ?? Infinity)).toBeLessThanOrEqual(
      (form?.x ?? 0) + (form?.width ?? 0),
    );
  });
});
