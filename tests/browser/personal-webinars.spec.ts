/** Webinars: a place booked and cancelled, the calendar file, the link when it starts. */
import { readFile } from 'node:fs/promises';
import { statusOf } from './complaints.ts';
import { Refusal, type Replies } from './member.ts';
import { momentIn, orderOf } from './personal-replies.ts';
import { expectFit, openPersonal, TROUBLE } from './personal-page.ts';
import { expect, test } from './test.ts';

const URL = '/personal/webinars/';
type Webinar = Extract<Replies['webinars'], { items: unknown[] }>['items'][number];

const webinarOf = (id: number, over: Partial<Webinar> = {}): Webinar => ({
  id,
  title: `Вебинар ${id}`,
  lead: 'О\u00a0глазах просто',
  starts_at: momentIn(5),
  duration: 60,
  speaker: 'Ирина Белова, врач-офтальмолог',
  points: 0,
  places_left: 12,
  registered: false,
  order_id: null,
  url: null,
  updated_at: '2026-11-01T10:00:00.000Z',
  ...over,
});
const listOf = (...items: Webinar[]): Replies => ({ webinars: { items, total: items.length } });
const soon = webinarOf(1, { title: 'Сухой глаз', points: 100 });
const mine = { ...soon, registered: true, order_id: 9, places_left: 11 };
const past = webinarOf(2, {
  title: 'Уход зимой',
  starts_at: momentIn(-9),
  url: 'https://live.example/2',
});
const running = webinarOf(4, {
  title: 'Линзы и\u00a0спорт',
  starts_at: momentIn(-0.01),
  url: 'https://live.example/4',
  registered: true,
  order_id: 10,
});
const card = 'article:has-text("Сухой глаз")';

test('a place is booked after one confirmation and can be cancelled', async ({ page, context }) => {
  let webinar = soon;
  await openPersonal(page, context, URL, {
    webinars: () => ({ items: [webinar, past], total: 2 }),
    orderWebinar: () => {
      webinar = mine;
      return orderOf(9, { kind: 'webinar', state: 'confirmed' });
    },
    cancelRedeemOrder: () => {
      webinar = soon;
      return orderOf(9, { kind: 'webinar', state: 'cancelled' });
    },
  });
  const own = page.locator(card);
  await expect(own).toContainText(/Свободно 12\sмест/);
  await own.getByRole('button', { name: /Записаться/ }).click();
  await expect(own).toContainText(/Списать 100\sбаллов\?/);
  await own.getByRole('button', { name: 'Да, записаться' }).click();
  await expect(own).toContainText('Вы записаны');
  await expect(own.getByRole('heading')).toBeFocused();
  await own.getByRole('button', { name: 'Отменить запись' }).click();
  await own.getByRole('button', { name: 'Да, отменить' }).click();
  await expect(own).toContainText(/Свободно 12\sмест/);
  await expect(page.getByRole('link', { name: /Смотреть запись/ })).toBeVisible();
});

test('a webinar is exported to the calendar, can be watched, and the list is accessible', async ({
  page,
  context,
}) => {
  await openPersonal(
    page,
    context,
    URL,
    listOf(mine, past, webinarOf(3, { places_left: 0 }), running),
  );
  await test.step('it is exported to the calendar', async () => {
    const file = page.waitForEvent('download');
    await page
      .locator(card)
      .getByRole('button', { name: /календарь/ })
      .click();
    const path = await (await file).path();
    const text = await readFile(path, 'utf8');
    expect(text).toContain('SUMMARY:Вебинар «Сухой глаз»');
    expect(text).toContain('TRIGGER:-PT1H');
  });
  await test.step('it can be watched when it starts', async () => {
    const live = page.getByRole('article').filter({ hasText: /Линзы и\sспорт/ });
    await expect(live).toContainText('Идёт сейчас');
    await expect(live.getByRole('link', { name: /^Смотреть/ })).toHaveAttribute(
      'href',
      running.url ?? '',
    );
    await expect(live.getByRole('button', { name: 'Отменить запись' })).toHaveCount(0);
  });
  await test.step('is accessible', async () => {
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(4);
    await expectFit(page);
    await page.getByRole('button', { name: 'Отменить запись' }).click();
    await expectFit(page);
  });
});

test.describe('a refusal', () => {
  test.use({ tolerate: [statusOf(409, '/rest/order.webinar')] });

  test('releases the place and says why', async ({ page, context }) => {
    await openPersonal(page, context, URL, {
      ...listOf({ ...soon, points: 0 }),
      orderWebinar: new Refusal('no_places_left', 'Мест нет'),
    });
    await page.getByRole('button', { name: /Записаться/ }).click();
    await expect(page.getByText('Последнее место только что заняли')).toBeVisible();
    await expect(page.locator(card)).toContainText(/Свободно 12\sмест/);
  });
});

test('without webinars it links to articles', async ({ page, context }) => {
  await openPersonal(page, context, URL, listOf());
  await expect(page.getByRole('link', { name: /К\sстатьям/ })).toBeVisible();
  await expectFit(page);
});

test.describe('a failing backend', () => {
  test.use({ tolerate: [statusOf(500, '/rest/webinars')] });

  test('is reported plainly', async ({ page, context }) => {
    await openPersonal(page, context, URL, { webinars: TROUBLE });
    await expect(page.getByRole('alert')).toContainText(/Не\sудалось загрузить вебинары/);
  });
});
