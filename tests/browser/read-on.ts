import { expect, type Page } from '@playwright/test';

/**
 * Scrolls down by half a window, after which a page may ask something (src/layout/prompt-queue.ts).
 * After a link, the page starts at its top: its URL changes a moment before it is rendered.
 */
export async function readOn(page: Page): Promise<void> {
  await expect(page.locator('html[data-leaving]')).toHaveCount(0);
  await page.evaluate(() => scrollBy(0, innerHeight / 2));
}
