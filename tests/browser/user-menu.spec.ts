/**
 * Section 2 «Profile block» and «User menu», section 4 «Authentication»: who is signed in, and which data is
 * loaded.
 */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { layoutShifts } from './layout-shift.ts';
import { balance, ordersOf, profile, signedCookie, signIn } from './member.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 360, height: 800 };
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' });
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: /кабинет/ });
const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /кабинет/ });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Личный кабинет' });
const whole = { userProfile: profile, userBalance: balance, orders: ordersOf(3) };

test('a visitor sees the login, and no member call is made', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/rest\/(user|orders)/.test(request.url())) asked.push(request.url());
  });
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await expect(login(page)).toHaveAttribute('href', '/auth/');
    await expect(account(page)).toBeHidden();
    await expect(button(page)).toBeHidden();
    expect(await layoutShifts(page)).toEqual([]);
  }
  expect(asked).toEqual([]);
});

test('«Войти» opens the login panel with its form', async ({ page }) => {
  for (const viewport of [wide, narrow]) {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await login(page).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Вход' });
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('textbox', { name: /^Номер телефона/ })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(login(page)).toBeFocused();
  }
});

test('a member sees their name and points, loaded with the page', async ({ page, context }) => {
  await page.setViewportSize(wide);
  const asked = await signIn(context, page, whole);
  await page.goto('/');
  await expect(account(page)).toContainText('Анна');
  await expect(account(page)).toContainText(/1\s251\sбалл/);
  await expect(account(page)).toHaveAttribute('href', '/personal/');
  await expect(login(page)).toBeHidden();
  await expect(button(page)).toBeHidden();
  await expect
    .poll(() => asked.map(({ path }) => path).toSorted())
    .toEqual(['/rest/orders', '/rest/user.balance', '/rest/user.profile']);
  expect(await layoutShifts(page)).toEqual([]);
  await expectAccessible(page);
  const name = account(page).getByTitle('Анна');
  const fits = await name.evaluate((shown) => {
    const bar = shown.closest('header')?.querySelector('[data-screen] ~ div');
    const before = bar?.clientHeight;
    shown.textContent = 'Константин-Александр';
    const isWhole =
      shown.scrollWidth <= shown.clientWidth && shown.scrollHeight <= shown.clientHeight;
    return { isWhole, grown: (bar?.clientHeight ?? NaN) - (before ?? NaN) };
  });
  expect(fits, 'a long name is whole, in a header of the same height').toEqual({
    isWhole: true,
    grown: 0,
  });
});

test('a member without a name sees an icon that stays in place', async ({ page, context }) => {
  await page.setViewportSize(wide);
  await signIn(context, page, { ...whole, userProfile: { ...profile, firstName: null } });
  await page.goto('/');
  await expect(account(page)).toContainText(/1\s251\sбалл/);
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('narrow', () => {
  test.use({ viewport: narrow });

  test('the account opens the user’s menu', async ({ page, context }) => {
    await signIn(context, page, whole);
    await page.goto('/');
    await expect(login(page)).toBeHidden();
    await expect(account(page)).toBeHidden();
    await button(page).click();
    await expect(menu(page)).toContainText('Анна');
    await expect(menu(page)).toContainText(/1\s251\sбалл/);
    await expect(menu(page).getByRole('link')).toHaveText([
      'Главная',
      /^Мои заказы3/,
      'Мой сертификат',
      'Обратная связь',
      'Мои данные',
    ]);
    await expect(menu(page).getByRole('link', { name: /Мои заказы/ })).toHaveAccessibleName(
      /3 заказа/,
    );
    await expectAccessible(page);
    await menu(page).getByRole('button', { name: 'Закрыть меню кабинета' }).click();
    await expect(menu(page)).toBeHidden();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('without orders there is no badge', async ({ page, context }) => {
    await signIn(context, page, {
      userProfile: profile,
      userBalance: balance,
      orders: ordersOf(0),
    });
    await page.goto('/');
    await button(page).click();
    await expect(menu(page)).toContainText('Анна');
    await expect(menu(page).getByRole('link', { name: /заказы/ })).toHaveText('Мои заказы');
  });

  test('the keyboard opens it and moves through it', async ({ page, context }) => {
    await signIn(context, page, { ...whole, orders: ordersOf(10) });
    await page.goto('/');
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[popover]')?.id)).toBe(
      'user-menu',
    );
    await page.keyboard.press('Escape');
    await expect(button(page)).toBeFocused();
    await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.keyboard.press('Enter');
    const linesOf = (text: Locator) =>
      text.evaluate((element) => {
        const number = document.createRange();
        number.setStart(element, 0);
        number.setEnd(element, 1);
        return new Set([...number.getClientRects()].map(({ top }) => top)).size;
      });
    const count = menu(page).getByRole('link', { name: /Мои заказы/ });
    const lines = await linesOf(count.locator('span', { hasText: /^10/ }));
    expect(lines, 'the count of orders stays whole in the widest text').toBe(1);
    const points = await linesOf(menu(page).locator('strong', { hasText: /^1\s251\sбалл$/ }));
    expect(points, 'the points stay whole beside their word').toBe(1);
  });

  test('«Выйти» signs out here and at the backend, and leads home', async ({ page, context }) => {
    await signIn(context, page, whole);
    const ended: (string | undefined)[] = [];
    await page.route('**/rest/token.expire', async (route) => {
      ended.push(route.request().headers()['user-api-token']);
      await route.fulfill({ json: { result: { expired: true } } });
    });
    await page.goto('/catalog/');
    await page.evaluate(() => {
      localStorage.setItem('auth.token', 'token-of-a-test');
      localStorage.setItem('other', 'stays');
    });
    await button(page).click();
    await menu(page).getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(login(page)).toBeVisible();
    await expect.poll(() => ended).toEqual(['token-of-a-test']);
    expect((await context.cookies()).filter(({ name }) => name.startsWith('auth.'))).toEqual([]);
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain('other');
    expect(await page.evaluate(() => localStorage.getItem('auth.token'))).toBeNull();
  });
});

test.describe('while the backend has no members', () => {
  test.use({
    tolerate: [statusOf(501, '/rest/user.profile', '/rest/user.balance')],
    viewport: wide,
  });

  test('a member sees a plain icon, and no orders are requested', async ({ page, context }) => {
    const asked = await signIn(context, page, {});
    await page.goto('/');
    await expect(account(page)).toBeVisible();
    await expect(account(page)).toHaveText('Личный кабинет');
    await expect(account(page).locator('svg')).toBeVisible();
    await expect
      .poll(() => asked.map(({ path }) => path).toSorted())
      .toEqual(['/rest/user.balance', '/rest/user.profile']);
  });
});

test.describe('with an expired session', () => {
  test.use({
    tolerate: [statusOf(401, '/rest/user.profile', '/rest/user.balance')],
    viewport: wide,
  });

  test('the login comes back', async ({ page, context }) => {
    await context.addCookies([signedCookie]);
    await page.route(/\/rest\/user\./, (route) =>
      route.fulfill({
        status: 401,
        json: { error: 'unauthorized', error_description: 'Войдите снова' },
      }),
    );
    await page.goto('/');
    await expect(login(page)).toBeVisible();
    const hints = async () =>
      (await context.cookies()).filter(({ name }) => name === 'auth.signed');
    await expect.poll(hints).toEqual([]);
  });
});
