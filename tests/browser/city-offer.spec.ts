/**
 * The nearby city is offered to visitors who have chosen none, and never set automatically: issue D,
 * docs/decisions/175.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { siteOrigin } from '../site/browsed-site.ts';
import { arrived } from './arrived.ts';
import { expectAccessible } from './axe.ts';
import { layoutShifts } from './layout-shift.ts';
import { answer, question } from './counter.ts';
import { readOn } from './read-on.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';

const KAZAN = { 'x-test-geo': '55.79,49.12' };
const offer = (page: Page) => page.getByRole('form', { name: 'Ваш город' });
const city = (page: Page) => page.getByRole('banner').locator('[data-city-title]').first();
const chooser = (page: Page) => page.getByRole('dialog', { name: 'Ваш город' });
const yes = (page: Page) => offer(page).getByRole('button', { name: 'Да, верно' });
const no = (page: Page) => offer(page).getByRole('button', { name: 'Не предлагать город' });
const another = (page: Page) => offer(page).getByRole('button', { name: 'Выбрать другой' });

/** The cookie question comes first; these visitors have answered it. */
const answered = { name: 'consent', value: 'no', url: siteOrigin };

/** Whether the first HTML has an offer; a boolean, so that a failure does not print the page. */
const isOffered = (html = '') => html.includes('data-near-city="');

/** The page's responses about the city nearby. */
async function told(page: Page, work: () => Promise<void>): Promise<unknown> {
  const [reply] = await Promise.all([page.waitForResponse('**/near-city.json'), work()]);
  return await reply.json();
}

/**
 * The requests for it from now on. Their absence is only proved by a later response: see `askLater`.
 */
function questions(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/near-city.json')) asked.push(request.url());
  });
  return asked;
}

/**
 * Makes the page load code and send another request, as it would for the city nearby, but later: the chooser
 * opens with the cities that it finds.
 */
async function askLater(page: Page): Promise<void> {
  const found = page.waitForResponse(/\/rest\/city\.search\?/);
  await city(page).click();
  await found;
  await expect(chooser(page).getByRole('button', { name: 'Абакан' }).first()).toBeVisible();
}

// The response is cached for a month, and the next test has another location. With intercepted requests
// Playwright's browsers cache nothing.
test.beforeEach(({ page }) => page.route('**/near-city.json', (route) => route.continue()));

async function cookieOf(context: BrowserContext, name: string) {
  const cookies = await context.cookies(siteOrigin);
  const value = cookies.find((cookie) => cookie.name === name)?.value;
  return value === undefined ? null : decodeURIComponent(value);
}

test('a visitor without a known location is not asked', async ({ page, context }) => {
  await context.addCookies([answered]);
  await page.goto('/');
  expect(await told(page, () => readOn(page))).toBeNull();
  await expect(offer(page)).toBeHidden();
});

for (const [why, place] of [
  ['the default city', '55.75,37.61'],
  ['another country', '55.79,49.12,KZ'],
  ['a place with no city nearby', '73.5,100.5'],
] as const) {
  test.describe(`in ${why}`, () => {
    test.use({ extraHTTPHeaders: { 'x-test-geo': place } });

    test('the visitor is not asked', async ({ page, context }) => {
      await context.addCookies([answered]);
      const response = await page.goto('/city/');
      expect(isOffered(await response?.text())).toBe(false);
      expect(await told(page, () => readOn(page))).toBeNull();
      await expect(offer(page)).toBeHidden();
    });
  });
}

test.describe('near Казань', () => {
  test.use({ extraHTTPHeaders: KAZAN });
  test.beforeEach(({ context }) => context.addCookies([answered]));

  test('pages are the same for all; the offer sets and shifts nothing, and is not repeated once declined', async ({
    page,
    context,
  }) => {
    await test.step('the page requests the offer only once it may show it', async () => {
      const asked = questions(page);
      const response = await page.goto('/');
      expect(isOffered(await response?.text())).toBe(false);
      expect(response?.headers()['cache-control']).toContain('public');
      await arrived(page);
      expect(asked).toEqual([]);
      expect(await told(page, () => readOn(page))).toEqual({ id: 6285, title: 'Казань' });
      await expect(offer(page)).toBeVisible();
      await expect(offer(page)).toContainText(/Ваш город\s—\sКазань\?/);
      await expect(city(page)).toHaveText('Москва');
      expect(await layoutShifts(page)).toEqual([]);
      expect(await cookieOf(context, 'userLocation')).toBeNull();
      await expectAccessible(page);
    });
    await test.step('once declined, the city is not offered again, and none is chosen', async () => {
      await no(page).focus();
      await page.keyboard.press('Enter');
      await expect(offer(page)).toBeHidden();
      await expect(city(page)).toHaveText('Москва');
      expect(await cookieOf(context, 'cityOffer')).toBe('no');
      expect(await cookieOf(context, 'userLocation')).toBeNull();
      const asked = questions(page);
      await page.reload();
      await readOn(page);
      await expect(offer(page)).toBeHidden();
      await askLater(page);
      expect(asked).toEqual([]);
    });
  });

  test('once accepted, the city is chosen here and on the next pages', async ({
    page,
    context,
  }) => {
    await page.goto('/catalog/');
    await readOn(page);
    await yes(page).click();
    await expect(offer(page)).toBeHidden();
    await expect(city(page)).toHaveText('Казань');
    await expect(page.locator('header button:has(> [data-city-title])').first()).toBeFocused();
    expect(JSON.parse((await cookieOf(context, 'userLocation')) ?? '')).toEqual({
      id: 6285,
      title: 'Казань',
    });
    const asked = questions(page);
    await page.goto('/articles/');
    await readOn(page);
    await expect(city(page)).toHaveText('Казань');
    await expect(offer(page)).toBeHidden();
    await askLater(page);
    expect(asked).toEqual([]);
  });

  test('the offer disappears once it is answered in another tab', async ({ page, context }) => {
    await page.goto('/');
    await readOn(page);
    await expect(offer(page)).toBeVisible();
    await context.addCookies([
      { name: 'userLocation', value: encodeURIComponent('{"id":6281}'), url: siteOrigin },
    ]);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(offer(page)).toBeHidden();
    await expect(city(page)).toHaveText('Москва');
  });

  test('another city can be chosen from the offer', async ({ page }) => {
    await page.goto('/');
    await readOn(page);
    await another(page).click();
    await chooser(page).getByRole('button', { name: 'Самара' }).first().click();
    await expect(chooser(page)).toBeHidden();
    await expect(offer(page)).toBeHidden();
    await expect(city(page)).toHaveText('Самара');
    await expect(page.locator('header button:has(> [data-city-title])').first()).toBeFocused();
  });

  test('the offer fits a narrow screen and the largest text', async ({ page, context }) => {
    await chooseView(context, { 'text-size': '3' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/');
    await readOn(page);
    await expect(yes(page)).toBeVisible();
    expect(await sideways(page)).toEqual([]);
  });
});

test.describe('at a first visit near Казань', () => {
  test.use({ extraHTTPHeaders: KAZAN, viewport: { width: 360, height: 740 } });

  /** Links and buttons in the window that something else covers. */
  const covered = (page: Page) =>
    page.evaluate(() =>
      [...document.querySelectorAll('main :is(a, button, input, select)')]
        .map((element) => ({ element, box: element.getBoundingClientRect() }))
        .filter(({ box }) => box.height > 0 && box.bottom > 0 && box.top < innerHeight)
        .filter(({ element, box }) => {
          const middle = [(box.left + box.right) / 2, (box.top + box.bottom) / 2] as const;
          return document.elementFromPoint(...middle)?.closest('[data-asks]') && element;
        })
        .map(({ element }) => element.outerHTML.slice(0, 120)),
    );

  test('prompts appear one at a time, and never over the first screen', async ({ page }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    for (const name of ['Получить бесплатную пару', 'Выбрать линзы']) {
      await expect(main.getByRole('link', { name }).first()).toBeInViewport({ ratio: 1 });
    }
    await expect(question(page)).toBeHidden();
    await expect(offer(page)).toBeHidden();
    await readOn(page);
    await expect(question(page)).toBeInViewport({ ratio: 1 });
    await expect(offer(page)).toBeHidden();
    expect((await question(page).boundingBox())?.height).toBeLessThan(740 / 6);
    const warning = page.getByRole('complementary', { name: 'Предупреждение' });
    expect((await warning.boundingBox())?.height).toBeLessThanOrEqual(60);
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Бесплатная пара' })
      .first()
      .click();
    await expect(page).toHaveURL(/\/certificate\/$/);
    await arrived(page);
    await expect(question(page)).toBeHidden();
    expect(await covered(page)).toEqual([]);
    await answer(page, 'Только необходимое');
    await expect(offer(page)).toBeHidden();
    await readOn(page);
    await expect(offer(page)).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, 0));
    await expect(offer(page)).toBeHidden();
    expect(await covered(page)).toEqual([]);
  });
});

test('a city chosen in one tab is shown in the other', async ({ page, context }) => {
  await page.goto('/catalog/');
  await expect(city(page)).toHaveText('Москва');
  const other = await context.newPage();
  await other.goto('/');
  await other.locator('header button:has(> [data-city-title])').first().click();
  await other
    .getByRole('dialog', { name: 'Ваш город' })
    .getByRole('button', { name: 'Казань' })
    .first()
    .click();
  await expect(city(other)).toHaveText('Казань');
  await other.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(city(page)).toHaveText('Казань');
  await expect(page.locator('html')).toHaveAttribute('data-city-id', '6285');
});

test.describe('without JavaScript, on the page of all cities', () => {
  test.use({ javaScriptEnabled: false, extraHTTPHeaders: KAZAN });

  test('the offer is accepted without leaving the page', async ({ page }) => {
    await page.goto('/city/?q=a');
    await yes(page).click();
    await expect(page).toHaveURL(/\/city\/\?q=a$/);
    await expect(city(page)).toHaveText('Казань');
    await expect(offer(page)).toBeHidden();
  });

  test('the offer is declined without leaving the page', async ({ page, context }) => {
    await page.goto('/city/');
    await no(page).click();
    await expect(page).toHaveURL(/\/city\/$/);
    await expect(city(page)).toHaveText('Москва');
    await expect(offer(page)).toBeHidden();
    expect(await cookieOf(context, 'userLocation')).toBeNull();
  });

  test('the chooser opens from the offer', async ({ page }) => {
    await page.goto('/city/');
    await another(page).click();
    await chooser(page).getByRole('link', { name: 'Все города' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Самара' }).first().click();
    await expect(city(page)).toHaveText('Самара');
  });
});
