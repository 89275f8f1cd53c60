/** Keyboard navigation: every element that gets the focus has to be visible. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any path here has. */
const PATIENCE = 60;

/** What is wrong with the focused element: it has to have a focus ring that nothing covers. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the focus is lost';
    const name = focused.outerHTML.slice(0, 120);
    // The parts of a native date field are separate stops, with the browser's own rings.
    if (focused.matches('input[type="date"]:not(:focus-visible)')) return '';
    if (!focused.matches(':focus-visible')) return `no ring: ${name}`;
    // A button that fills its card has the ring around the card.
    const card = focused.closest('article');
    const rings = [focused, focused.closest('label'), focused.nextElementSibling, card];
    const isRinged = rings.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    if (!isRinged) return `no outline: ${name}`;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    if (bottom < 0 || top > innerHeight) return `out of sight: ${name}`;
    const label = focused.closest('label');
    const heights = [top + 4, (top + bottom) / 2, bottom - 4];
    const seen = heights.map((height) => document.elementFromPoint((left + right) / 2, height));
    const isOf = (found: Element) =>
      focused.contains(found) || found.contains(focused) || label?.contains(found);
    if (seen.some((found) => found && isOf(found))) return '';
    const covers = seen.map((found) => found?.outerHTML.slice(0, 120) ?? 'the edge of the window');
    return `covered: ${name} at ${top} to ${bottom}, by ${covers.join(' and ')}`;
  });

/** The focus is visible, at the latest when the skip link has slid out of sight. */
export const expectFocus = (page: Page) => expect.poll(() => faultOfFocus(page)).toBe('');

/** Presses Tab, or Shift+Tab, until the element is focused; every stop on the way is visible. */
export async function tabTo(
  page: Page,
  goal: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let stop = 0; stop < PATIENCE; stop += 1) {
    await page.keyboard.press(key);
    await expectFocus(page);
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not reached by Tab: ${goal}`);
}
