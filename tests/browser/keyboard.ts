/** Ways of those who use the keyboard alone: every stop of the focus has to be seen. */
import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any way here has. */
const PATIENCE = 60;

/** What is wrong with where the focus is: it has to be on something with a ring that nothing covers. */
const faultOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'the focus is lost';
    const name = focused.outerHTML.slice(0, 120);
    // The parts of a native date field are stops of their own, with the browser's own rings.
    if (focused.matches('input[type="date"]:not(:focus-visible)')) return '';
    if (!focused.matches(':focus-visible')) return `no ring: ${name}`;
    // A button that is all of its card has the ring round the card.
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

/** The focus can be seen, at the latest when the way to the contents has slid out of sight. */
export const expectFocus = (page: Page) => expect.poll(() => faultOfFocus(page)).toBe('');

/** Goes on by Tab, or back, until it is there; every stop on the way can be seen. */
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
