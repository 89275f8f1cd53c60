/** Section 2 «Search bar» and section 4: open, submit, suggestions, close; with and without a script. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Поиск', exact: true });
const bar = (page: Page) => page.getByRole('dialog', { name: 'Поиск' });
const field = (page: Page) => bar(page).getByRole('searchbox');

test.describe('the search bar', () => {
  test('opens, is replaced by another panel, closes and offers its lists', async ({ page }) => {
    await page.goto('/');
    await test.step('opens with the focus in its field, and closes again', async () => {
      await toggle(page).click();
      await expect(field(page)).toBeFocused();
      await expectAccessible(page);
      await bar(page).getByRole('button', { name: 'Закрыть поиск' }).click();
      await expect(bar(page)).toBeHidden();
      await toggle(page).click();
      await page.keyboard.press('Escape');
      await expect(bar(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
    });
    await test.step('one panel replaces another', async () => {
      await toggle(page).click();
      await page.evaluate(() => document.getElementById('side-menu')?.showPopover());
      await expect(bar(page)).toBeHidden();
      await expect(page.getByRole('dialog', { name: 'Меню' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Меню' })).toBeHidden();
    });
    await test.step('the arrow leads to the results, and closes the bar immediately', async () => {
      // A response without a page: the browser stays on this one.
      await page.route('**/search/?q=*', (route) => route.fulfill({ status: 204 }));
      await toggle(page).click();
      await field(page).fill('капли');
      const sent = page.waitForRequest('**/search/?q=*');
      await bar(page).getByRole('button', { name: 'Найти' }).click();
      expect(new URL((await sent).url()).searchParams.get('q')).toBe('капли');
      await expect(bar(page)).toBeHidden();
      await page.unroute('**/search/?q=*');
    });
    await test.step('offers its two lists', async () => {
      await toggle(page).click();
      const list = (name: RegExp) => bar(page).getByRole('navigation', { name }).getByRole('link');
      await expect(list(/Вы\sискали\sранее/)).toHaveText([
        'Астигматизм',
        'Капли для глаз',
        'Линзы в жизни',
      ]);
      await expect(list(/Часто\sищут/)).toHaveText([
        'Ясно День',
        'Инструкции по применению',
        'Артелак',
        'Хранение линз',
      ]);
      await list(/Часто/).filter({ hasText: 'Хранение' }).click();
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'Хранение линз');
    });
  });

  test('Enter leads to the results, with the query as it was typed', async ({ page }) => {
    await page.goto('/');
    await toggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type(' сухость & глаз ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/search/');
    expect(new URL(page.url()).searchParams.get('q')).toBe(' сухость & глаз ');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(' сухость & глаз ');
    await expect(bar(page)).toBeHidden();
    await test.step('is inactive on the page of results', async () => {
      await expect(toggle(page)).toBeDisabled();
    });
  });
});

test.describe('in the widest text on a small phone', () => {
  test.use({ interactive: false, viewport: { width: 320, height: 640 } });

  test('the field has the line for itself, and the view keeps a button of full size', async ({
    page,
    context,
  }) => {
    await chooseView(context, { 'text-size': '3', 'letter-spacing': '2' });
    await page.goto('/faq/');
    await toggle(page).click();
    const { width } = (await field(page).boundingBox()) ?? { width: 0 };
    expect(width).toBeGreaterThan(180);
    // The button of the view lost its words, and with them half its width.
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.keyboard.press('Escape');
    const view = page.getByRole('banner').getByRole('button', { name: /^Версия/ });
    expect((await view.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  });
});

test.describe('on a page at rest', () => {
  test.use({ interactive: false });

  test('the bar opens with the focus in its field before the scripts', async ({ page }) => {
    await page.route(/\.js$/, () => {});
    await page.goto('/faq/', { waitUntil: 'commit' });
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('линзы');
    await expect(field(page)).toHaveValue('линзы');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar opens and sends the query', async ({ page }) => {
    await page.goto('/');
    await toggle(page).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('линзы');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'линзы');
  });
});
