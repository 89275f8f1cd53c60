import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { brokenNumbers } from './broken-numbers.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';

const THREE = '/catalog/compare/?products=yasno-den,yasno-den-uf,yasno-mesyac-torik';

/** An exact name, with either kind of spaces. */
const named = (text: string) =>
  new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s')}$`);
const mark = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: named(`Сравнить ${title}`) });
const tray = (page: Page) => page.getByRole('form', { name: 'Сравнение продуктов' });
const columns = (page: Page) => page.locator('main thead th:visible');
const rows = (page: Page) => page.locator('main tbody tr:visible');
const switchOf = (page: Page) => page.getByRole('switch', { name: 'Только различия' });

/** The visible state of the comparison. */
const drawn = (page: Page) =>
  page.evaluate(() => ({
    compared: document.querySelector('main [data-compared]')?.getAttribute('data-compared'),
    rows: [...document.querySelectorAll('main [data-row]')].map((row) =>
      row.getAttribute('data-row'),
    ),
    products: [...document.querySelectorAll('main [data-product]')].map((head) =>
      head.getAttribute('data-product'),
    ),
    cells: [...document.querySelectorAll('main [data-row] td')].map((cell) => cell.outerHTML),
    tooMany: document.querySelector('main [data-too-many]')?.hasAttribute('hidden') === false,
    remove: [...document.querySelectorAll('main [data-remove] a')].map((link) =>
      link.getAttribute('href'),
    ),
    marked: [...document.querySelectorAll('main input[name=products]:checked')].map((box) =>
      box.getAttribute('value'),
    ),
  }));

/** The titles of the products, in page order. */
const titles = (page: Page) =>
  page
    .locator('main [data-section] :is(h2, h3)')
    .evaluateAll((all) => all.map((title) => (title.textContent ?? '').trim()));

test('products are selected on cards, kept across pages and a reload, and compared', async ({
  page,
}) => {
  await page.goto('/catalog/');
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = await titles(page);
  await expect(tray(page)).toBeHidden();
  for (const title of [first, second, third, fourth]) await mark(page, title).check();
  await expect(tray(page)).toContainText(/В\sсравнении 4 из\s4/);
  // Other elements at the bottom of a phone's screen move up by at most this (ComparisonTray.module.css).
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await tray(page).boundingBox())?.height).toBeLessThanOrEqual(80);
  if (size) await page.setViewportSize(size);
  await mark(page, fifth).click();
  await expect(mark(page, fifth)).not.toBeChecked();
  await expect(page.getByText(/не\sбольше четырёх/)).toBeVisible();
  await page
    .locator('main')
    .getByRole('link', { name: named(first) })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(mark(page, first)).toBeChecked();
  await page.reload();
  // Only a script knows what the storage contains.
  await expect(mark(page, first)).toBeChecked();
  await mark(page, first).uncheck();
  await expect(tray(page)).toContainText(/В\sсравнении 3 из\s4/);
  await tray(page)
    .getByRole('button', { name: named(`Убрать из сравнения: ${second}`) })
    .click();
  await expect(tray(page).getByRole('button', { name: 'Сравнить' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/compare\/\?products=[a-z-]+,[a-z-]+$/);
  await expect(columns(page)).toHaveCount(2);
});

test('three products are compared, reduced to two, and fit a narrow screen', async ({ page }) => {
  await page.goto(THREE);
  await test.step('differences are marked, and can be shown alone', async () => {
    await expect(columns(page)).toHaveCount(3);
    const all = await rows(page).count();
    const material = rows(page).filter({ hasText: 'Материал' });
    await expect(material.locator('th')).toContainText('различается');
    await switchOf(page).check();
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    await expect(page.locator('main tbody tr[data-row=same]').first()).toBeHidden();
    await expect(material).toBeVisible();
    await switchOf(page).uncheck();
    await expect(rows(page)).toHaveCount(all);
  });
  await test.step('removing a product changes the URL', async () => {
    await columns(page)
      .getByRole('link', { name: /^Убрать/ })
      .last()
      .click();
    await expect(page).toHaveURL(/\?products=yasno-den,yasno-den-uf$/);
    await expect(columns(page)).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Таблица сравнения' })).toBeFocused();
    await page.goBack();
    await expect(columns(page)).toHaveCount(3);
  });
  await test.step('has no accessibility violation and fits a narrow screen', async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await sideways(page)).toEqual([]);
    await expectAccessible(page);
  });
});

test('the form compares the selected products, and the edge and the browser render the same', async ({
  page,
}) => {
  const paths = [
    'products=yasno-mesyac-torik,yasno-den,yasno-kapli-ekran',
    'products=yasno-den&products=net-takogo',
    'products=yasno-den,yasno-den-uf,yasno-vozduh,yasno-mesyac,yasno-klassika',
  ].map((query) => `/catalog/compare/?${query}`);
  const byBrowser: unknown[] = [];
  await page.goto('/catalog/compare/');
  await test.step('the form compares the selected products, and rejects none or too many', async () => {
    const send = page.getByRole('button', { name: 'Сравнить выбранные' });
    const boxes = page.locator('main fieldset').getByRole('checkbox');
    await send.click();
    await expect(page.getByText(/^Отметьте хотя/)).toBeVisible();
    for (let index = 0; index < 5; index += 1) await boxes.nth(index).check();
    await send.click();
    await expect(page.getByText(/Снимите лишние/)).toBeVisible();
    await boxes.nth(0).uncheck();
    await send.click();
    await expect(columns(page)).toHaveCount(4);
  });
  for (const path of paths) {
    // From the page that compares nothing.
    await page.evaluate(() => window.___navigate('/catalog/compare/'));
    await expect(page.locator('main [data-compared="0"]')).toHaveCount(1);
    await page.evaluate((to) => window.___navigate(to), path);
    await expect(page.locator('main [data-compared="0"]')).toHaveCount(0);
    byBrowser.push(await drawn(page));
  }
  for (const [index, path] of paths.entries()) {
    await test.step(path, async () => {
      await page.goto(path);
      expect(await drawn(page)).toEqual(byBrowser[index]);
    });
  }
});

test('a hostile query falls back to the selection form', async ({ page }) => {
  const response = await page.goto('/catalog/compare/?products=%3Cscript%3E,../x,%00&products=');
  expect(response?.status()).toBe(200);
  await expect(columns(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Сравнить выбранные' })).toBeVisible();
});

test('in a small window with large text the message about the fifth product scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/catalog/');
  await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2', 'line-spacing': '2' });
  for (const title of (await titles(page)).slice(0, 5)) await mark(page, title).press('Space');
  const close = page.getByRole('button', { name: /^Закрыть сообщение: Сравнить/ });
  const box = await close.locator('..').boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await close.click();
  await expect(close).toBeHidden();
  // What stands or scrolls above the tray is clear of it.
  for (const [width, view] of [
    [320, { 'text-size': '3', 'letter-spacing': '2' }],
    [320, { 'text-size': '3' }],
    [360, { 'text-size': '1' }],
  ] as const) {
    await page.setViewportSize({ width, height: 640 });
    await showInPlace(page, view);
    const isClear = await tray(page).evaluate((element) => {
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
      return parseFloat(scrollPaddingBottom) >= innerHeight - element.getBoundingClientRect().top;
    });
    expect(isClear, `${width} px, ${JSON.stringify(view)}`).toBe(true);
  }
});

test('on the narrowest phone with the largest text two columns break no number and cut no link', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/catalog/compare/?products=yasno-den,yasno-den-komfort');
  for (const view of [{}, { 'letter-spacing': '2' }] as const) {
    await showInPlace(page, { 'text-size': '3', ...view });
    expect(await brokenNumbers(page)).toEqual([]);
    for (const link of await columns(page)
      .getByRole('link', { name: /^Убрать/ })
      .all()) {
      const { x = 0, width = Infinity } = (await link.boundingBox()) ?? {};
      const head = await link.locator('xpath=ancestor::th').boundingBox();
      expect(x + width).toBeLessThanOrEqual((head?.x ?? 0) + (head?.width ?? 0));
    }
    await expect(page.getByText(/Таблица шире экрана/)).toBeVisible();
    expect(await sideways(page)).toEqual([]);
  }
});

test.describe('before the scripts load', () => {
  test.use({ interactive: false });
  test('an early selection is not lost', async ({ page }) => {
    await page.goto('/catalog/');
    const [first = '', second = ''] = await titles(page);
    await mark(page, first).check();
    await expect(tray(page)).toContainText(/В\sсравнении 1 из\s4/);
    await mark(page, second).check();
    await expect(tray(page)).toContainText(/В\sсравнении 2 из\s4/);
    await expect(mark(page, first)).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('products selected on cards lead to a comparison that can be read and changed', async ({
    page,
  }) => {
    await page.goto('/catalog/');
    const [first = '', second = ''] = await titles(page);
    await mark(page, first).check();
    await mark(page, second).check();
    await tray(page).getByRole('button', { name: 'Сравнить' }).click();
    await expect(page).toHaveURL(/\/catalog\/compare\/\?products=[^&]+&products=[^&]+$/);
    await expect(columns(page)).toHaveCount(2);
    await expect(columns(page).first()).toContainText(first);
    await expect(
      page.locator('main fieldset').getByRole('checkbox', { checked: true }),
    ).toHaveCount(2);
    const all = await rows(page).count();
    await switchOf(page).check();
    await expect.poll(() => rows(page).count()).toBeLessThan(all);
    await columns(page)
      .getByRole('link', { name: /^Убрать/ })
      .first()
      .click();
    await expect(columns(page)).toHaveCount(1);
    await expect(page.getByText('Пока выбран один продукт.')).toBeVisible();
  });
});

test('packages are shown, and the link to the shops asks only for the product', async ({
  page,
}) => {
  await page.goto('/catalog/yasno-den/');
  const packages = page.getByRole('region', { name: 'Упаковки' });
  await expect(packages.getByRole('listitem').filter({ hasText: /90\sлинз/ })).toBeVisible();
  const way = page.getByRole('main').getByRole('link', { name: 'Где купить', exact: true });
  await expect(way).toHaveAttribute('href', '/where-buy/?product=yasno-den');
});
