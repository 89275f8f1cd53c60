import type { Locator, Page } from '@playwright/test';

/** The bar of a page on its way; for the eye alone, so it has no name to be found by. */
export const progressBar = (page: Page): Locator => page.locator('[data-route-percent]');

/** How far the bar has come, from 0 to 100. */
export const percentOf = async (bar: Locator): Promise<number> =>
  Number(await bar.getAttribute('data-route-percent'));
