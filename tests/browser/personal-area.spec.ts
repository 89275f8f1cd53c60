/** The frame of the personal area and its first pages, with given responses. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { settle } from './interactive.ts';
import { profile, Refusal, type Asked } from './member.ts';
import { newMember, orderOf, wholeMember } from './personal-replies.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';
import { enterArea } from './visit.ts';

const wide = { width: 1280, height: 900 };
const narrow = { width: 360, height: 800 };
const menu = (page: Page) => page.getByRole('navigation', { name: 'Разделы кабинета' });
const down = new Refusal('internal', 'Сервер не отвечает', 500);

const SHARED = ['/rest/user.profile', '/rest/user.balance', '/rest/orders'];

/** Header and page have asked for the data of both once. */
const expectOneOfEach = (asked: readonly Asked[]) =>
  expect
    .poll(() =>
      asked
        .map(({ path }) => path)
        .filter((path) => SHARED.includes(path))
        .toSorted(),
    )
    .toEqual(SHARED.toSorted());

test('the first page shows data, tasks and the menu, on a desktop and on a phone', async ({
  page,
  context,
}) => {
  const asked = await enterArea(context, page);
  await page.goto('/personal/');
  await test.step('the first page greets by name and lists tasks, the most urgent first', async () => {
    await expect(page.getByRole('heading', { name: 'Здравствуйте, Анна!' })).toBeVisible();
    const tasks = page.locator('section', {
      has: page.getByRole('heading', { name: 'Что сделать сейчас' }),
    });
    await expect(tasks.getByRole('link')).toHaveText([
      /^Сертификат действует/,
      /^Заказ готов: Кофе/,
      /сгорят/,
      /^Как вам подбор линз/,
      /^Расскажите о\sсебе/,
    ]);
    await expect(page.getByRole('heading', { name: 'Абонемент в бассейн' })).toBeVisible();
    await expect(page.getByRole('progressbar', { name: /Осталось 249\sбаллов/ })).toBeVisible();
    await settle(page);
    await expectAccessible(page);
  });
  await test.step('header and page share one request for the same data', async () => {
    await expect(page.getByRole('banner')).toContainText('Анна');
    await expectOneOfEach(asked);
  });
  await test.step('every section is in the menu, which marks the current one', async () => {
    await page.setViewportSize(wide);
    await expect(menu(page).getByRole('link')).toHaveCount(14);
    await menu(page).getByRole('link', { name: 'История баллов' }).click();
    await expect(page).toHaveURL(/\/personal\/history\/$/);
    await expect(page).toHaveTitle('История баллов — Ясно');
    await expect(menu(page).locator('[aria-current="page"]')).toHaveText('История баллов');
  });
  await test.step('on a phone the keyboard opens the menu and follows its links', async () => {
    await page.setViewportSize(narrow);
    await expect(menu(page)).toBeHidden();
    await page.locator('summary', { hasText: 'Разделы кабинета' }).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    expect(await sideways(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/personal\/orders\/$/);
    await expect(menu(page)).toBeHidden();
  });
});

for (const url of ['/personal/orders/', '/personal/points/', '/personal/profile/']) {
  test(`header and page share one request for the same data: ${url}`, async ({ page, context }) => {
    const asked = await enterArea(context, page);
    await page.goto(url);
    await expect(page.getByRole('banner')).toContainText('Анна');
    await settle(page);
    await expectOneOfEach(asked);
  });
}

test('long words of a member and of an order stay within a phone', async ({ page, context }) => {
  const long = 'Константинопольскопреображенсковознесенскобогородицкая';
  await enterArea(context, page, {
    ...wholeMember,
    userProfile: { ...profile, firstName: long },
    orders: { items: [orderOf(1, { title: long })], total: 1 },
  });
  await page.setViewportSize(narrow);
  for (const url of ['/personal/', '/personal/orders/']) {
    await page.goto(url);
    await expect(page.getByRole('heading', { name: long })).toBeVisible();
    await settle(page);
    expect(await sideways(page), url).toEqual([]);
  }
});

test('a new member is shown where to start', async ({ page, context }) => {
  await enterArea(context, page, newMember);
  await page.goto('/personal/');
  await expect(page.getByRole('heading', { name: /С\sчего начать/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ввести код' })).toHaveAttribute(
    'href',
    '/personal/codes/',
  );
  await expectAccessible(page);
});

test('a visitor whose session could not be checked sees no personal data', async ({
  page,
  context,
}) => {
  await enterArea(context, page);
  // As after a failed check: the guard has let the request through, and the member is unknown.
  await context.clearCookies({ name: 'auth.signed' });
  await page.goto('/personal/');
  await expect(page.getByRole('heading', { name: /не\sузнали вас/ })).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText('Анна');
});

test.describe('when something fails', () => {
  test.use({
    tolerate: [/(status of 500|net::ERR_INTERNET_DISCONNECTED) .*\/rest\/menu\.get\.points/],
  });

  test('the request can be retried, and the focus stays', async ({ page, context }) => {
    let broken = true;
    await enterArea(context, page, {
      ...wholeMember,
      menuGetPoints: () => (broken ? down : { items: [] }),
    });
    await page.goto('/personal/points/');
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить способы');
    await expectAccessible(page);
    broken = false;
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByRole('heading', { name: /Скоро здесь появятся/ })).toBeVisible();
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('DIV');
  });

  test('a restored connection loads what was missing', async ({ page, context }) => {
    await enterArea(context, page);
    let isCut = true;
    await page.route('**/rest/menu.get.points', async (route) => {
      await (isCut ? route.abort('internetdisconnected') : route.fallback());
    });
    await page.goto('/personal/points/');
    await expect(page.getByRole('alert')).toContainText('Не удалось загрузить способы');
    await context.setOffline(true);
    await expect(page.getByRole('heading', { name: 'Нет связи' }).first()).toBeVisible();
    isCut = false;
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Как накопить' })).toBeVisible();
  });
});

test('reminders are computed, stored on the device and exported to a calendar', async ({
  page,
  context,
}) => {
  await enterArea(context, page);
  await page.clock.setFixedTime('2026-11-21T09:00:00.000Z');
  await page.goto('/personal/reminders/');
  await page.getByRole('radio', { name: /Раз в\sдве недели/ }).check();
  await page.getByLabel(/Когда открыли/).fill('2026-11-10');
  await page.getByRole('button', { name: 'Рассчитать даты' }).click();
  const found = page.getByRole('heading', { name: /Новая пара\s— через 3\sдня/ });
  await expect(found).toBeFocused();
  await expect(page.getByRole('region', { name: /Новая пара/ })).toContainText(/24\sноября\s2026/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /Добавить в\sкалендарь/ }).click();
  expect((await download).suggestedFilename()).toBe('zamena-linz-yasno.ics');
  await page.reload();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  // Paper has the days, and no heading of a form that it lacks.
  await page.emulateMedia({ media: 'print' });
  await expect(found).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Изменить расписание' })).toBeHidden();
});

test('the state of an order and a number of points fit a small phone in the largest letters', async ({
  page,
  context,
}) => {
  const cancelled = orderOf(1, { kind: 'webinar', state: 'cancelled' });
  await enterArea(context, page, { ...wholeMember, orders: { items: [cancelled], total: 1 } });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/personal/');
  await page.addStyleTag({ content: ':root { font-size: 200% !important; }' });
  await expect(page.getByText('Запись отменена')).toBeVisible();
  expect(await sideways(page)).toEqual([]);
  await page.goto('/personal/points/');
  const points = page.locator('strong', { hasText: /^240\sбаллов сгорят$/ });
  await expect(points).toBeVisible();
  await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2' });
  const lines = await points.evaluate(({ firstChild }) => {
    const number = document.createRange();
    if (firstChild) number.selectNodeContents(firstChild);
    number.setEnd(number.startContainer, '240 баллов'.length);
    return new Set([...number.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines, 'the number of points stays whole').toBe(1);
});
