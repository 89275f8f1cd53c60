import { expect, type Page } from '@playwright/test';
import { VIEW_COOKIE } from '../../src/config/constants.ts';
import type { View } from '../../src/config/view.ts';
import { waitForStablePage } from './interactive.ts';

const GROUNDS = {
  light: 'rgb(255, 255, 255)',
  dark: 'rgb(8, 25, 29)',
  contrast: 'rgb(255, 255, 255)',
};
const INKS = { light: 'rgb(10, 42, 48)', dark: 'rgb(232, 243, 243)', contrast: 'rgb(0, 0, 0)' };
/** The browser's own text size in pixels, and its magnification. */
const SIZE = 16;
const SIZES = { 0: 1, 1: 1.1875, 2: 1.375, 3: 1.625 };
/** Parts of an em. */
const TRACKING = { 0: 0, 1: 0.06, 2: 0.12 };
const LEADING = { 0: 1.55, 1: 1.85, 2: 2.2 };

/** How a page looks in a view, on a device without preferences. */
const expectedOf = (view: View) => ({
  ground: GROUNDS[view.palette ?? 'light'],
  ink: INKS[view.palette ?? 'light'],
  size: SIZE * SIZES[view['text-size'] ?? 0],
  tracking: TRACKING[view['letter-spacing'] ?? 0],
  leading: LEADING[view['line-spacing'] ?? 0],
});

/** The same of the current page. */
const shownOn = (page: Page) =>
  page.evaluate(() => {
    const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
    const body = getComputedStyle(document.body);
    const main = getComputedStyle(document.querySelector('main') ?? document.body);
    const em = parseFloat(main.fontSize);
    return {
      ground: body.backgroundColor,
      ink: body.color,
      size: parseFloat(getComputedStyle(document.documentElement).fontSize),
      tracking: rounded((parseFloat(main.letterSpacing) || 0) / em),
      leading: rounded(parseFloat(main.lineHeight) / em),
    };
  });

/** Has the form of «Версия для слабовидящих» loaded; opening the panel would close another one. */
export async function loadForm(page: Page): Promise<void> {
  const panel = page.locator('#view-panel');
  await panel.evaluate((element) => {
    element.dispatchEvent(new ToggleEvent('toggle', { newState: 'open' }));
  });
  await panel.locator('input[data-view]').first().waitFor({ state: 'attached' });
}

/**
 * Changes the view of the page without reloading it, through the form of «Версия для слабовидящих»,
 * in a panel that stays closed. The view has taken effect on `<html>`, in the cookie and visually.
 */
export async function showInPlace(page: Page, view: View): Promise<void> {
  const name = VIEW_COOKIE.name;
  await loadForm(page);
  // Colours in transition belong to no palette, and waiting for them is useless.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const kept = await page.evaluate(
    ({ wanted, cookie }) => {
      const inputs = [
        ...document.querySelectorAll<HTMLInputElement>('#view-panel input[data-view]'),
      ];
      const settings = [...new Set(inputs.map((input) => input.name))];
      for (const input of inputs) {
        if (input.value === (new Map(Object.entries(wanted)).get(input.name) ?? '')) input.click();
      }
      const marks = settings.map((one) => [
        one,
        document.documentElement.getAttribute(`data-${one}`),
      ]);
      const text = `; ${document.cookie}`.split(`; ${cookie}=`)[1]?.split(';')[0];
      return {
        marks: Object.fromEntries(marks.filter(([, value]) => value !== null)) as unknown,
        cookie: JSON.parse(decodeURIComponent(text ?? '%7B%7D')) as unknown,
      };
    },
    { wanted: view, cookie: name },
  );
  expect(kept).toEqual({ marks: view, cookie: view });
  await waitForStablePage(page);
  expect(await shownOn(page)).toEqual(expectedOf(view));
}
