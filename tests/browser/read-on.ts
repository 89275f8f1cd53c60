import { expect, type Page } from '@playwright/test';

/**
 * Reads on by half a window, after which a page may ask something (src/layout/prompt-queue.ts). Where
 * a link has led here, the page begins at its top first: its address is there a moment before it is.
 */
export async function readOn(page: Page): Promise<void> {
  await expect(page.locator('html[data-leaving]')).toHaveCount(0);
  await page.evaluate(() => scrollBy(0, innerHeight / 2));
}
