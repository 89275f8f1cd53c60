import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** The parts of /where-buy/, for its tests. */

export const main = (page: Page) => page.getByRole('main');
export const rows = (page: Page) => main(page).locator('li > article[id^="shop-"]');
export const row = (page: Page, id: number) => page.locator(`#shop-${id}`);
export const map = (page: Page) => main(page).getByRole('region', { name: /На\sкарте/ });
export const found = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: 'Найдено мест' });
export const city = (page: Page) => main(page).getByRole('combobox', { name: 'Город' });

/** A page whose live list has replaced the edge's. */
export async function open(page: Page, address = '/where-buy/') {
  await page.goto(address);
  await expect(main(page).locator('[data-slot]')).toHaveCount(0);
}
