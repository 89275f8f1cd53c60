import type { Page } from '@playwright/test';
import { arrived } from './arrived.ts';

/**
 * Scrolls down by half a window, after which a page may show a prompt (src/layout/prompt-queue.ts).
 * After a link, the page starts at its top.
 */
export async function readOn(page: Page): Promise<void> {
  await arrived(page);
  await page.evaluate(() => scrollBy(0, innerHeight / 2));
}
