import type { Page } from '@playwright/test';

/** Reads on by half a window, after which a page may ask something (src/layout/prompt-queue.ts). */
export const readOn = (page: Page): Promise<void> =>
  page.evaluate(() => scrollBy(0, innerHeight / 2));
