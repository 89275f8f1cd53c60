/** Where to buy: list, filters, city, by mouse, keyboard and without a script. */
import { siteOrigin } from '../site/browsed-site.ts';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { layoutShifts } from './layout-shift.ts';
import { answerShops, serveYandex, shopOf, shopsOf } from './shop-pages.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';
import { city, found, main, map, open, row, rows } from './where-buy-page.ts';

test('the edge writes the list, and nothing moves when the live one arrives', async ({ page }) => {
  const response = await page.goto('/where-buy/');
  const html = (await response?.text()) ?? '';
  expect(html).toMatch(/data-served="Москва\|\|"><div/);
  expect(html).toMatch(/Найдено мест: <b>\d+<\/b>/);
  await expect(main(page).locator('[data-slot]')).toHaveCount(0);
  await expect(found(page)).toHaveText(/Найдено мест: \d+/);
  expect(await layoutShifts(page)).toEqual([]);
  await expectAccessible(page);
});

test('filters narrow the list, and a denied permission is handled', async ({ page, context }) => {
  await context.clearPermissions();
  await open(page);
  await test.step('a denied permission is handled gracefully', async () => {
    const first = await rows(page).first().getAttribute('id');
    await main(page).getByRole('button', { name: 'Рядом со мной' }).click();
    await expect(main(page).getByText(/не\sразрешил узнать|Не\sполучилось узнать/)).toBeVisible();
    await expect(rows(page).first()).toHaveId(first ?? '');
  });
  await test.step('filters narrow the list and are in the URL, which can be shared', async () => {
    const all = await found(page).textContent();
    await main(page).getByRole('radio', { name: 'Оптики' }).check();
    await expect(page).toHaveURL(/\?kind=optician$/);
    await expect(found(page)).not.toHaveText(all ?? '');
    await expect(rows(page).getByText('Магазин линз')).toHaveCount(0);
    await main(page).getByRole('combobox', { name: 'Продукт' }).selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?product=[a-z\d-]+&kind=optician$/);
    await expect(rows(page).first()).toBeVisible();
    const few = await found(page).textContent();
    await page.reload();
    await expect(main(page).getByRole('radio', { name: 'Оптики' })).toBeChecked();
    await expect(found(page)).toHaveText(few ?? '');
  });
});

test('«открыто сейчас» uses the city’s time zone', async ({ page }) => {
  // Half past nine in the evening in Moscow, half past eleven in Yekaterinburg.
  await page.clock.setFixedTime('2026-11-25T18:30:00Z');
  const day = { days: 'Ежедневно', open: '10:00', close: '22:00' };
  await answerShops(page, [shopOf(1, { hours: [day] }), shopOf(2)]);
  await open(page);
  await expect(row(page, 1)).toContainText(/Открыто до\s22:00/);
  await open(page, '/where-buy/?city=6284');
  await expect(row(page, 1)).toContainText(/Закрыто, откроется завтра в\s10:00/);
  await main(page).getByRole('checkbox', { name: 'Открыто сейчас' }).check();
  await expect(page).toHaveURL(/\?city=6284&open=1$/);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, 2)).toContainText('Открыто круглосуточно');
});

test('the city changes with the page’s own choice, and with the header’s', async ({ page }) => {
  await open(page);
  await city(page).selectOption({ label: 'Казань' });
  await expect(page).toHaveURL(/\?city=6285$/);
  await expect(rows(page).first()).toContainText('Казань,');
  await expect(page.getByRole('banner').locator('[data-city-title]').first()).toHaveText('Казань');
  await page.getByRole('banner').locator('[data-city-title]').first().click();
  const chooser = page.getByRole('dialog', { name: 'Ваш город' });
  await chooser.getByRole('button', { name: 'Архангельск', exact: true }).click();
  await expect(rows(page).first()).toContainText('Архангельск,');
  await expect(city(page).locator('option:checked')).toHaveText('Архангельск');
});

test('a city without such shops names the nearest one and shows it', async ({ page }) => {
  await page.route('**/rest/shops?*', async (route) => {
    const inMoscow = route.request().url().includes(encodeURIComponent('Москва'));
    const nearest = { id: 6285, title: 'Казань', shops: 2, distance: 719 };
    const items = inMoscow ? [] : shopsOf(2);
    const result = { items, total: items.length, nearest: inMoscow ? nearest : null };
    await route.fulfill({ json: { result } });
  });
  await open(page);
  await expect(main(page)).toContainText(/Ближайший\sгород.+Казань.+719\sкм/);
  await expect(found(page)).toHaveText('Найдено мест: 0');
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'Показать: Казань' }).click();
  await expect(page).toHaveURL(/\?city=6285$/);
  await expect(rows(page)).toHaveCount(2);
});

test.describe('with the visitor’s location', () => {
  test.use({ geolocation: { latitude: 55.7858, longitude: 37.6173 } });

  test('the list is sorted by distance on request', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await answerShops(
      page,
      [1, 25, 50, 75].map((id) => shopOf(id, { lon: 37.6173 })),
    );
    await open(page);
    await expect(rows(page).first()).toHaveId('shop-1');
    const sort = main(page).getByRole('button', { name: 'Рядом со мной' });
    await sort.click();
    await expect(rows(page).first()).toHaveId('shop-75');
    await expect(row(page, 75)).toContainText(/10\sм/);
    await expect(sort).toHaveAttribute('aria-pressed', 'true');
    await sort.click();
    await expect(rows(page).first()).toHaveId('shop-1');
  });
});

test('the focus stays on its link when the live list arrives', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/rest/shops?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/where-buy/');
  await page.waitForLoadState('load');
  const way = rows(page).nth(1).locator('a[href^="https://yandex.ru"]');
  const href = await way.getAttribute('href');
  await way.focus();
  await expect(main(page).locator('[data-slot] a:focus')).toHaveCount(1);
  release();
  await expect(main(page).locator('[data-slot]')).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveAttribute('href', href ?? '');
});

test.describe('a backend that is down', () => {
  test.use({ tolerate: [statusOf(502, '/rest/shops')] });

  test('keeps the edge’s list, and says so when there is none', async ({ page }) => {
    await page.route('**/rest/shops?*', (route) =>
      route.fulfill({ status: 502, json: { error: 'upstream', error_description: 'Нет' } }),
    );
    await page.goto('/where-buy/');
    await expect(rows(page).first()).toBeVisible();
    await city(page).selectOption({ label: 'Казань' });
    const again = main(page).getByRole('button', { name: 'Попробовать ещё раз' });
    await expect(again).toBeVisible();
    await page.unroute('**/rest/shops?*');
    await again.click();
    await expect(rows(page).first()).toContainText('Казань,');
    // The button is gone: the keyboard continues in the list.
    await expect(main(page).locator(':focus').getByRole('article').first()).toBeVisible();
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('list and map alternate, and the chosen shop is under the map', async ({ page }) => {
    await serveYandex(page);
    await answerShops(page, shopsOf(5));
    await open(page);
    expect(await sideways(page)).toEqual([]);
    await row(page, 2)
      .getByRole('link', { name: /На\sкарте/ })
      .click();
    await expect(row(page, 2)).toBeHidden();
    await expect(map(page)).toBeInViewport();
    await expect(map(page)).toBeFocused();
    await expect(map(page).getByRole('heading', { name: 'Оптика номер 2' })).toBeVisible();
    expect(await sideways(page)).toEqual([]);
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'Список' }).click();
    await expect(row(page, 2)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the city’s shops can be read and filtered', async ({ page, context }) => {
    const value = encodeURIComponent('{"id":6285,"title":""}');
    await context.addCookies([{ name: 'userLocation', value, url: siteOrigin }]);
    await page.goto('/where-buy/');
    await expect(rows(page).first()).toContainText('Казань,');
    await expect(main(page).getByRole('link', { name: /На\sкарте/ })).toHaveCount(0);
    await city(page).selectOption({ label: 'Архангельск' });
    await main(page).getByText('Оптики', { exact: true }).click();
    await main(page).getByRole('button', { name: 'Показать', exact: true }).click();
    await expect(page).toHaveURL(/city=\d+/);
    await expect(rows(page).first()).toContainText('Архангельск,');
    await expect(main(page).getByRole('radio', { name: 'Оптики' })).toBeChecked();
    await expect(city(page).locator('option:checked')).toHaveText('Архангельск');
  });

  test('a long list is shown in full on request', async ({ page }) => {
    await page.goto('/where-buy/');
    await expect(rows(page)).toHaveCount(24);
    await main(page).getByRole('link', { name: 'Показать все' }).click();
    await expect(page).toHaveURL(/\?all=1$/);
    await expect.poll(() => rows(page).count()).toBeGreaterThan(24);
  });
});
