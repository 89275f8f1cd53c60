/** Pictures inside an article: they fit every window, shift nothing, and load when they are needed. */
import type { Page } from '@playwright/test';
import { layoutShifts } from './layout-shift.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';

const WIDE = '/articles/uhod-i-gigiena/kak-hranit-linzy/';
const HALF = '/articles/pervye-shagi/kak-nadevat-i-snimat-linzy/';

test.use({ interactive: false });

const figure = (page: Page) => page.locator('main figure').first();

async function shown(page: Page) {
  const picture = figure(page).getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveJSProperty('complete', true);
  return await picture.evaluate((element: HTMLImageElement) => ({
    file: element.currentSrc,
    alt: element.alt,
    isLazy: element.loading === 'lazy',
    ratio: element.clientWidth / element.clientHeight,
    ofFile: element.naturalWidth / element.naturalHeight,
    width: element.clientWidth,
  }));
}

/** The sides of the first figure, and of the first line of the paragraph after it. */
const sides = (page: Page) =>
  page.evaluate(() => {
    const picture = document.querySelector('main figure');
    const words = document.querySelector('main figure + p');
    if (!picture || !words) throw new Error('the article has no figure before a paragraph');
    const text = document.createRange();
    text.selectNodeContents(words);
    const [line] = text.getClientRects();
    const { left, bottom } = picture.getBoundingClientRect();
    return { picture: { left, bottom }, line: { right: line?.right ?? 0, top: line?.top ?? 0 } };
  });

/** Text flows beside a half-width picture where there is space. */
async function expectWordsBeside(page: Page): Promise<void> {
  const wide = await sides(page);
  expect(wide.line.right).toBeLessThan(wide.picture.left);
  expect(wide.line.top).toBeLessThan(wide.picture.bottom);
  await page.setViewportSize({ width: 360, height: 800 });
  const narrow = await sides(page);
  expect(narrow.line.top).toBeGreaterThanOrEqual(narrow.picture.bottom);
}

for (const [width, letters] of [
  [360, undefined],
  [360, '3'],
  [1280, undefined],
  [1280, '3'],
] as const) {
  test(`pictures fit at ${width} px with text size ${letters ?? 'normal'}`, async ({
    page,
    context,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    if (letters) await chooseView(context, { 'text-size': letters });
    for (const url of [WIDE, HALF]) {
      await page.goto(url);
      const { file, alt, isLazy, ratio, ofFile } = await shown(page);
      expect(file).toMatch(/\/pictures\/[\da-f]{16}-\d{3}\.avif$/);
      expect(alt).not.toBe('');
      expect(isLazy).toBe(true);
      expect(Math.abs(ratio - ofFile)).toBeLessThan(0.02);
      expect(await layoutShifts(page)).toEqual([]);
      expect(await sideways(page)).toEqual([]);
      const caption = figure(page).locator('figcaption');
      await expect(caption).toBeInViewport();
      const { size, room } = await caption.evaluate((element) => ({
        size: parseFloat(getComputedStyle(element).fontSize),
        room: element.clientWidth,
      }));
      expect(size).toBeGreaterThanOrEqual(16);
      // A line of a caption has space for a few words.
      expect(room / size).toBeGreaterThan(11);
    }
    if (width === 1280 && !letters) await expectWordsBeside(page);
  });
}
