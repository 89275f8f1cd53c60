/** `/view/`: the settings of «Версия для слабовидящих» as a page, with and without scripts. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { makeInteractive } from './interactive.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';

const root = (page: Page) => page.locator('html');
const form = (page: Page) => page.getByRole('main');
const radio = (page: Page, name: string) => form(page).getByRole('radio', { name, exact: true });
const apply = (page: Page) => form(page).getByRole('button', { name: 'Применить' });
const reset = (page: Page) => form(page).getByRole('button', { name: 'Вернуть обычный вид' });

test('choices apply at once, and «Применить» leads back', async ({ page }) => {
  await page.goto('/faq/');
  await page.evaluate(() => location.assign('/view/'));
  await page.waitForURL('/view/');
  await makeInteractive(page);
  await radio(page, 'Крупный').check();
  await expect(root(page)).toHaveAttribute('data-text-size', '2');
  await expect(form(page).getByRole('status')).toHaveText('Размер текста: крупный');
  await expectAccessible(page);
  await reset(page).click();
  await expect(root(page)).not.toHaveAttribute('data-text-size');
  await expect(radio(page, 'Обычный')).toBeChecked();
  await radio(page, 'Тёмные').check();
  await apply(page).click();
  await expect(page).toHaveURL('/faq/');
  await expect(root(page)).toHaveAttribute('data-palette', 'dark');
});

test('the page and the panel above it show the same choices', async ({ page }) => {
  await page.goto('/view/');
  const panel = page.getByRole('dialog', { name: /Версия для\sслабовидящих/ });
  await page
    .getByRole('banner')
    .getByRole('button', { name: /слабовидящих/ })
    .click();
  await panel.getByRole('radio', { name: 'Тёмные' }).check();
  await page.keyboard.press('Escape');
  await expect(radio(page, 'Тёмные')).toBeChecked();
  await reset(page).click();
  await expect(radio(page, 'Авто')).toBeChecked();
});

test.describe('before the page is interactive', () => {
  test.use({ interactive: false });

  test('a choice counts, and a stored view stays', async ({ page, context }) => {
    await chooseView(context, { palette: 'dark' });
    await page.goto('/view/');
    await expect(radio(page, 'Тёмные')).toBeChecked();
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\.js$/, async (route) => {
      await promise;
      await route.continue();
    });
    await radio(page, 'Крупный').check();
    resolve();
    await expect(root(page)).toHaveAttribute('data-text-size', '2');
    await expect(root(page)).toHaveAttribute('data-palette', 'dark');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('opened directly, it shows itself in the new view', async ({ page }) => {
    await page.goto('/view/');
    await radio(page, 'Тёмные').check();
    await apply(page).click();
    await expect(page).toHaveURL('/view/');
    await expect(root(page)).toHaveAttribute('data-palette', 'dark');
    await expect(radio(page, 'Тёмные')).toBeChecked();
    await reset(page).click();
    await expect(page).toHaveURL('/view/');
    await expect(root(page)).not.toHaveAttribute('data-palette');
  });
});
