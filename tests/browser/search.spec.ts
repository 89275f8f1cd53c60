/** The page of results: interactive, by mouse and keyboard, and as the edge writes it. */
import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { waitForStablePage } from './interactive.ts';
import { statusOf } from './complaints.ts';
import { layoutShifts } from './layout-shift.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).getByRole('searchbox');
const group = (page: Page, title: RegExp) =>
  main(page)
    .locator('section[id^="found-"]')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) });
const status = (page: Page) => main(page).getByRole('status');
const CALL = '**/rest/search.content?*';

/** A page whose own results have replaced the edge's. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`/search/?q=${encodeURIComponent(query)}`);
  await expect(main(page).locator('[data-search-results]')).toHaveCount(0);
}

test('the URL contains the query; results are grouped by kind, with the words marked', async ({
  page,
}) => {
  await open(page, 'астигматизм');
  await expect(field(page)).toHaveValue('астигматизм');
  await expect(status(page)).toHaveText(/По\sзапросу «астигматизм» найдено: \d+/);
  const articles = group(page, /Статьи/);
  await expect(articles.getByRole('link').first()).toHaveText(/^Астигматизм:/);
  await expect(articles.locator('mark').first()).toHaveText(/^астигматизм/i);
  await expectAccessible(page);
  await main(page)
    .getByRole('navigation', { name: 'Разделы найденного' })
    .getByText('Статьи')
    .click();
  await expect(page).toHaveURL(/#found-article$/);
  await expect(articles.getByRole('heading', { level: 2 })).toBeInViewport();
  for (const palette of ['dark', 'contrast'] as const) {
    await test.step(`marked words are readable in the palette ${palette}`, async () => {
      await showInPlace(page, { palette });
      await expect(main(page).locator('mark').first()).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('typing searches automatically and puts the query into the URL', async ({ page }) => {
  await page.goto('/faq/');
  await page.goto('/search/');
  await expect(main(page).getByRole('navigation', { name: /Часто\sищут/ })).toBeVisible();
  await field(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('fcnbuvfnbpv', { delay: 5 });
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'fcnbuvfnbpv');
  await expect(main(page)).toContainText(/нашлось по\sзапросу «астигматизм»/);
  await expect(field(page)).toBeFocused();
  await field(page).fill('');
  await expect(page).toHaveURL(/\/search\/$/);
  await expect(main(page).getByRole('navigation', { name: /Часто\sищут/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/faq\/$/);
});

test('Back restores the previous query and its results', async ({ page }) => {
  await open(page, 'абракадабра');
  await expect(main(page)).toContainText(/По\sзапросу «абракадабра» ничего не\sнашлось/);
  await expectAccessible(page);
  const suggestion = main(page).locator('[data-message] a').first();
  const words = (await suggestion.textContent())?.trim() ?? '';
  await suggestion.click();
  await expect(field(page)).toHaveValue(words);
  await expect(status(page)).toContainText('найдено');
  await main(page).locator('section h3 a').first().click();
  await expect(page).not.toHaveURL(/\/search\//);
  await expect(field(page)).toHaveCount(0);
  await page.goBack();
  await expect(field(page)).toHaveValue(words);
  await expect(main(page).locator('section h3 a').first()).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('абракадабра');
  await expect(main(page)).toContainText(/ничего не\sнашлось/);
});

test('a late response never replaces a newer one, and a group is extended by keyboard', async ({
  page,
}) => {
  await open(page, 'раствор');
  await test.step('a late response never replaces a newer one', async () => {
    let answerOld = () => {};
    const old = new Promise<void>((resolve) => (answerOld = resolve));
    await page.route(CALL, async (route) => {
      const query = new URL(route.request().url()).searchParams.get('query');
      const reply = await route.fetch();
      if (query === 'капли') await old;
      // The page may have aborted the request.
      await route.fulfill({ response: reply }).catch(() => {});
    });
    const isOld = (request: Request) => request.url().includes(encodeURIComponent('капли'));
    const asked = page.waitForRequest(isOld);
    const over = Promise.any([
      page.waitForEvent('requestfinished', isOld),
      page.waitForEvent('requestfailed', isOld),
    ]);
    await field(page).fill('капли');
    await asked;
    await field(page).fill('астигматизм');
    await expect(status(page)).toContainText('«астигматизм»');
    answerOld();
    await over;
    await waitForStablePage(page);
    await expect(status(page)).toContainText('«астигматизм»');
    await expect(
      group(page, /Статьи/)
        .getByRole('link')
        .first(),
    ).toHaveText(/^Астигматизм:/);
  });
  await test.step('a group is extended by keyboard, and the focus moves to the new results', async () => {
    await page.unroute(CALL);
    await field(page).fill('линзы');
    await expect(status(page)).toContainText('«линзы»');
    const questions = group(page, /Вопросы/);
    await expect(questions.getByRole('listitem')).toHaveCount(8);
    await questions.getByRole('button', { name: /Показать ещё/ }).focus();
    await page.keyboard.press('Enter');
    await expect(questions.getByRole('listitem')).toHaveCount(24);
    await expect(questions.getByRole('listitem').nth(8).getByRole('link')).toBeFocused();
  });
});

test.describe('a failed search', () => {
  test.use({ tolerate: [statusOf(502, '/rest/search.content')] });

  test('says so, and retries on request', async ({ page }) => {
    await open(page, 'раствор');
    await page.route(CALL, (route) => route.fulfill({ status: 502, body: '' }));
    await field(page).fill('капли');
    await expect(main(page).getByRole('alert')).toContainText(/Поиск сейчас не\sотвечает/);
    await expectAccessible(page);
    await page.unroute(CALL);
    await main(page).getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(status(page)).toContainText('«капли»');
    await expect(main(page).getByRole('alert')).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  test.use({ tolerate: [/ERR_INTERNET_DISCONNECTED/] });

  test('the query waits for the connection', async ({ page, context }) => {
    await open(page, 'раствор');
    await context.setOffline(true);
    await field(page).fill('капли');
    await expect(main(page).getByRole('alert')).toContainText(/Нет соединения/);
    await context.setOffline(false);
    await expect(status(page)).toContainText('«капли»');
  });
});

test('the results are in the first HTML, and nothing moves during hydration', async ({ page }) => {
  const response = await page.goto(`/search/?q=${encodeURIComponent('капли для глаз')}`);
  expect(await response?.text()).toMatch(/<mark>Капли<\/mark>/);
  await expect(main(page).locator('[data-search-results]')).toHaveCount(0);
  await expect(main(page).locator('mark').first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form works, and a group is extended at its own URL', async ({ page }) => {
    await page.goto('/search/');
    await expect(main(page).getByRole('navigation', { name: /Вы\sискали/ })).toBeVisible();
    // The page has the only form: a keyboard does not open the header's.
    await expect(page.getByRole('banner').getByRole('button', { name: 'Поиск' })).toHaveCount(0);
    await field(page).fill('линзы');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'линзы');
    await expect(field(page)).toHaveValue('линзы');
    await expect(main(page).getByRole('navigation', { name: /Вы\sискали/ })).toBeHidden();
    const questions = group(page, /Вопросы/);
    await expect(questions.getByRole('listitem')).toHaveCount(8);
    await questions.getByRole('link', { name: 'Показать ещё' }).click();
    await expect(main(page).locator('section[id^="found-"]')).toHaveCount(1);
    await expect.poll(() => questions.getByRole('listitem').count()).toBeGreaterThan(24);
    await main(page).getByRole('link', { name: 'Показать всё найденное' }).click();
    await expect.poll(() => main(page).locator('section[id^="found-"]').count()).toBeGreaterThan(3);
  });

  test('input is never rendered as markup', async ({ page }) => {
    const query = '"><img src=x onerror=alert(1)>';
    await page.goto(`/search/?q=${encodeURIComponent(query)}`);
    await expect(field(page)).toHaveValue(query);
    await expect(main(page)).toContainText(query);
    await expect(main(page).locator('img')).toHaveCount(0);
  });
});

test('input is never rendered as markup after hydration either', async ({ page }) => {
  const query = '<img src=x onerror=alert(1)>';
  await open(page, query);
  await expect(main(page)).toContainText(query);
  await expect(main(page).locator('img')).toHaveCount(0);
});
