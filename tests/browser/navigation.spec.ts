/** Navigation: by keyboard, without a script, and into forbidden areas. */
import { expectAccessible } from './axe.ts';
import { layoutShifts } from './layout-shift.ts';
import { expect, test } from './test.ts';

test('the personal area redirects a visitor home, where a message explains why', async ({
  page,
}) => {
  const response = await page.goto('/personal/orders/');
  expect(page.url()).toBe(new URL('/', page.url()).href);
  // Before any script, and only in this visitor's page.
  const html = (await response?.text()) ?? '';
  expect(html.includes('data-way-back=""')).toBe(true);
  expect(html).toMatch(/<title[^>]*>Сначала войдите: /);
  expect(response?.headers()['cache-control']).toBe('private, no-cache');
  const why = page.getByRole('complementary', { name: /Вход в\sличный кабинет/ });
  await expect(why).toContainText('Чтобы открыть личный кабинет, войдите.');
  expect(await layoutShifts(page)).toEqual([]);
  await expectAccessible(page);
  await page.context().clearCookies();
  await page.reload();
  await expect(why).toBeHidden();
});

test('the keyboard gets past the header and through the questions', async ({ page }) => {
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

test('a link inside the site opens without reloading the page', async ({ page }) => {
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
