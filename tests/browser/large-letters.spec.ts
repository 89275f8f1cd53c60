/** Pages with text twice as large by the browser's own setting, not by the site's. */
import { pages } from '../pages.ts';
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
