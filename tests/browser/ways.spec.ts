/** Ways through the site: by keyboard, without a script, and where one may not go. */
import { expect, test } from './test.ts';

test('the personal area sends a visitor home', async ({ page }) => {
  await page.goto('/personal/orders/');
  expect(new URL(page.url()).pathname).toBe('/');
});

test('a keyboard gets past the header and through the questions', async ({ page }) => {
  await page.goto('/faq/');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('href', '#content');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#content$/);
  const question = page.locator('main summary').first();
  await question.focus();
  await expect(question).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main details').first()).toHaveAttribute('open', '');
});

test('a link inside the site opens without loading the page anew', async ({ page }) => {
  await page.goto('/catalog/');
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page
    .getByRole('main')
    .getByRole('link', { name: /Ясно День/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Ясно День/);
  await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog\/$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens and leads on', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    await page
      .getByRole('dialog', { name: 'Меню' })
      .getByRole('link', { name: 'Продукты' })
      .click();
    await expect(page).toHaveURL(/\/catalog\/$/);
  });

  test('questions open natively', async ({ page }) => {
    await page.goto('/faq/');
    await page.locator('main summary').first().click();
    await expect(page.locator('main details').first()).toHaveAttribute('open', '');
  });
});
