import type { Locator, Page } from '@playwright/test';

/** The bar of a loading page; purely visual, so it has no accessible name. */
export const progressBar = (page: Page): Locator => page.locator('[data-route-percent]');

/** Progress of the bar, from 0 to 100. */
export const percentOf = async (bar: Locator): Promise<number> =>
  Number(await bar.getAttribute('data-route-percent'));
