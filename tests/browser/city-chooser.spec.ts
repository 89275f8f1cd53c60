/** Section 2 «City chooser» and section 4: open, back, filter, choose; by mouse, keyboard and without a script. */
import type { BrowserContext, Page } from '@playwright/test';
import { siteOrigin } from '../site/browsed-site.ts';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';

const chooser = (page: Page) => page.getByRole('dialog', { name: 'Ваш город' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Меню' });
const city = (page: Page) => page.getByRole('banner').locator('[data-city-title]').first();
const field = (page: Page) => chooser(page).getByRole('searchbox', { name: 'Найти город' });
const status = (page: Page) => chooser(page).getByRole('status');
const choice = (page: Page, title: string) =>
  chooser(page).getByRole('button', { name: title, exact: true }).first();

async function savedCity(context: BrowserContext) {
  const cookies = await context.cookies(siteOrigin);
  const cookie = cookies.find(({ name }) => name === 'userLocation');
  return cookie && { ...cookie, value: JSON.parse(decodeURIComponent(cookie.value)) as unknown };
}

test('loads the cities once, groups and filters them, and is closed by the keyboard, Back and a choice', async ({
  page,
  context,
}) => {
  await test.step('loads the cities at the first opening only', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/city.search')) asked.push(new URL(request.url()).search);
    });
    await page.goto('/');
    expect(asked).toEqual([]);
    await city(page).click();
    await expect(choice(page, 'Абакан')).toBeVisible();
    await chooser(page).getByRole('button', { name: 'Закрыть выбор города' }).click();
    await expect(chooser(page)).toBeHidden();
    await city(page).click();
    await expect(choice(page, 'Абакан')).toBeVisible();
    expect(asked).toEqual(['?query=&onlyOptics=true']);
    await chooser(page).getByRole('button', { name: 'Закрыть выбор города' }).click();
    await expect(chooser(page)).toBeHidden();
  });
  await test.step('groups cities by their first letter and filters them regardless of case', async () => {
    await city(page).click();
    await expect(choice(page, 'Абакан')).toBeVisible();
    await expect(chooser(page).getByRole('heading', { name: 'А', exact: true })).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('РОСТОВ');
    await expect(chooser(page).locator('form').getByRole('button')).toHaveText(['Ростов-на-Дону']);
    await expect(chooser(page).getByRole('heading')).toHaveText(['Р']);
    for (const typed of ['питер', 'спб', 'gbnth', 'санкт петербрг']) {
      await field(page).fill(typed);
      await expect(chooser(page).locator('form').getByRole('button')).toHaveText([
        'Санкт-Петербург',
      ]);
    }
    await field(page).fill('нет такого города');
    await expect(status(page)).toHaveText('Ничего не найдено');
    await expect(chooser(page).locator('form').getByRole('button')).toHaveCount(0);
    await expectAccessible(page);
    await field(page).clear();
    await chooser(page).getByRole('button', { name: 'Закрыть выбор города' }).click();
    await expect(chooser(page)).toBeHidden();
  });
  await test.step('the keyboard finds and chooses a city', async () => {
    await page.locator('button:has(> [data-city-title])').first().focus();
    await page.keyboard.press('Enter');
    await expect(chooser(page)).toBeVisible();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('казань');
    await expect(chooser(page).locator('form').getByRole('button')).toHaveText(['Казань']);
    await page.keyboard.press('Enter');
    await expect(choice(page, 'Казань')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chooser(page)).toBeHidden();
    await expect(page.locator('button:has(> [data-city-title])').first()).toBeFocused();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
    await page.keyboard.type('казань');
    await expect(chooser(page).locator('form').getByRole('button')).toHaveText(['Казань']);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(chooser(page)).toBeHidden();
    await expect(city(page)).toHaveText('Казань');
  });
  await test.step('Back opens the burger menu, wherever the chooser was opened', async () => {
    const back = () =>
      chooser(page)
        .getByRole('button', { name: /Назад в\sменю/ })
        .click();
    await city(page).click();
    await back();
    await expect(chooser(page)).toBeHidden();
    await expect(menu(page)).toBeVisible();
    await menu(page).locator('[data-city-title]').click();
    await expect(chooser(page)).toBeVisible();
    await back();
    await expect(chooser(page)).toBeHidden();
    await expect(menu(page)).toBeVisible();
    const nameInMenu = menu(page).locator('button:has(> [data-city-title])');
    await expect(nameInMenu).toBeFocused();
    await page.keyboard.press('Enter');
    await chooser(page).getByRole('button', { name: 'Закрыть выбор города' }).focus();
    await page.keyboard.press('Escape');
    await expect(chooser(page)).toBeHidden();
    await expect(nameInMenu).toBeFocused();
    // A choice from there closes both.
    await menu(page).locator('[data-city-title]').click();
    await choice(page, 'Казань').click();
    await expect(chooser(page)).toBeHidden();
    await expect(menu(page)).toBeHidden();
    await city(page).click();
    await back();
    await menu(page).getByRole('button', { name: 'Закрыть меню' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(chooser(page)).toBeHidden();
  });
  await test.step('choosing closes it and changes cookie, page and store', async () => {
    await city(page).click();
    await field(page).fill('ростов');
    await choice(page, 'Ростов-на-Дону').click();
    await expect(chooser(page)).toBeHidden();
    await expect(page.locator('[data-city-title]')).toHaveText([
      'Ростов-на-Дону',
      'Ростов-на-Дону',
    ]);
    await expect(page.locator('html')).toHaveAttribute('data-city-id', '6291');
    const cookie = await savedCity(context);
    expect(cookie).toMatchObject({ value: { id: 6291, title: 'Ростов-на-Дону' }, path: '/' });
    const week = Date.now() / 1000 + 604_800;
    expect(Math.abs((cookie?.expires ?? 0) - week)).toBeLessThan(120);
    // Another page, another document: its first HTML has the choice.
    const response = await page.goto('/catalog/');
    expect(await response?.text()).toContain('data-city-id="6291"');
    await expect(city(page)).toHaveText('Ростов-на-Дону');
  });
});

test('a thousand cities are never rendered at once', async ({ page }) => {
  const items = Array.from({ length: 1000 }, (_, place) => ({
    id: 10_000 + place,
    title: `${String.fromCodePoint(0x410 + (place % 28))}город ${place}`,
    region: 'Область',
    lat: 55,
    lon: 37,
    shops: 1,
    updated_at: '2026-11-21T10:00:00.000Z',
  }));
  await page.route('**/rest/city.search*', (route) =>
    route.fulfill({ json: { result: { items, total: 1000 } } }),
  );
  await page.goto('/');
  await city(page).click();
  const buttons = chooser(page).locator('form button');
  await expect(
    chooser(page)
      .getByRole('button', { name: /^Агород/ })
      .first(),
  ).toBeVisible();
  // Big cities, a first batch, and one more near the visible area.
  expect(await buttons.count()).toBeLessThanOrEqual(140);
  for (const typed of ['г', 'го', 'гор', 'го', 'г', '']) {
    const drawn = await field(page).evaluate(
      (input, text) =>
        new Promise<number>((resolve) => {
          let added = 0;
          const observer = new MutationObserver((changes) => {
            for (const { addedNodes } of changes) added += addedNodes.length;
          });
          const list = input.parentElement ?? document.body;
          observer.observe(list, { childList: true, subtree: true });
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
          set?.call(input, text);
          input.dispatchEvent(new Event('input', { bubbles: true }));
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(added)));
        }),
      typed,
    );
    expect(drawn, `drawn for «${typed}»`).toBeLessThanOrEqual(220);
    expect(await buttons.count()).toBeLessThanOrEqual(200);
  }
  // Scrolling brings the rest.
  await field(page).fill('город 99');
  await expect(buttons).toHaveCount(11);
  await field(page).fill('');
  await expect(async () => {
    await chooser(page).evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
    await expect(chooser(page).getByRole('heading', { name: 'Ы' })).toBeAttached({ timeout: 200 });
  }).toPass();
});

test.describe('when the list cannot be loaded', () => {
  test.use({ tolerate: [statusOf(502, '/rest/city.search')] });

  test('says so, offers the big cities and a retry', async ({ page }) => {
    let broken = true;
    await page.route('**/rest/city.search*', (route) =>
      broken
        ? route.fulfill({ status: 502, json: { error: 'upstream', error_description: 'Нет' } })
        : route.continue(),
    );
    await page.goto('/');
    await city(page).click();
    await expect(chooser(page).getByRole('alert')).toContainText('Не удалось загрузить города');
    await expect(choice(page, 'Казань')).toBeVisible();
    await expectAccessible(page);
    // Typing hides the big cities, so the words must say how to see them again.
    await field(page).fill('казань');
    await expect(choice(page, 'Казань')).toHaveCount(0);
    await expect(chooser(page).getByRole('alert')).toContainText('очистите поиск');
    await field(page).clear();
    await expect(choice(page, 'Казань')).toBeVisible();
    broken = false;
    await chooser(page).getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(choice(page, 'Абакан')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the chooser leads to all cities, and the choice is kept', async ({ page, context }) => {
    await page.goto('/catalog/');
    await city(page).click();
    await expect(field(page)).toBeVisible();
    await chooser(page).getByRole('link', { name: 'Все города' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Казань' }).click();
    await expect(city(page)).toHaveText('Казань');
    await expect(page.locator('html')).toHaveAttribute('data-city-id', '6285');
    expect(await savedCity(context)).toMatchObject({ value: { id: 6285, title: 'Казань' } });
  });

  test('Back opens the menu, and any city can be chosen on the page of all cities', async ({
    page,
  }) => {
    await page.goto('/');
    await test.step('Back opens the menu, and closing it leaves nothing open', async () => {
      await city(page).click();
      await chooser(page)
        .getByRole('button', { name: /Назад в\sменю/ })
        .click();
      await expect(menu(page)).toBeVisible();
      await menu(page).getByRole('button', { name: 'Закрыть меню' }).click();
      await expect(menu(page)).toBeHidden();
      await expect(chooser(page)).toBeHidden();
    });
    await test.step('any city can be chosen on the page of all cities', async () => {
      await city(page).click();
      await chooser(page).getByRole('link', { name: 'Все города' }).click();
      await expect(page).toHaveURL(/\/city\/$/);
      const main = page.getByRole('main');
      await main.getByRole('searchbox', { name: 'Найти город' }).fill('питер');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/city\/\?q=/);
      const title = page.getByRole('heading', { name: 'Найденные города' });
      const found = main.locator('section', { has: title });
      await expect(found.getByRole('button')).toHaveText(['Санкт-Петербург']);
      await main.getByRole('button', { name: 'Абакан' }).click();
      await expect(city(page)).toHaveText('Абакан');
    });
  });
});

test('no word of the title breaks in the largest text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/catalog/');
  await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2', 'line-spacing': '2' });
  await page.getByRole('banner').getByRole('button', { name: 'Москва' }).click();
  const title = page.getByRole('dialog').getByText('Ваш город');
  const lines = await title.evaluate(({ firstChild }) => {
    const word = document.createRange();
    if (firstChild) word.setStart(firstChild, 'Ваш '.length);
    if (firstChild) word.setEnd(firstChild, 'Ваш город'.length);
    return word.getClientRects().length;
  });
  expect(lines).toBe(1);
});
