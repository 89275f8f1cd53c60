/** Offers of partners: viewed, ordered for points, refused. */
import { statusOf } from './complaints.ts';
import { Refusal, type Replies } from './member.ts';
import { offerOf, orderOf } from './personal-replies.ts';
import { expectFit, held, openPersonal, TROUBLE } from './personal-page.ts';
import { expectFittingPictures } from './picture-needs.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';
import { showInPlace } from './view-in-place.ts';

const URL = '/personal/partners/';
const cover = { src: '/media/cover.png', alt: 'Футляр', width: 1600, height: 900 };
const offer = (id: number, points: number, over = {}) => offerOf(id, points, { cover, ...over });
const items = [
  offer(1, 300, { title: 'Проверка зрения', places_left: 3 }),
  offer(2, 9000, { title: 'Оправа', places_left: null }),
  offer(3, 100, { title: 'Салфетки', places_left: 0 }),
];
const list: Replies = { partnerOffers: { items, total: 3 } };

test.beforeEach(async ({ page }) => {
  await page.route('**/media/cover*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
});

test.describe('a refusal', () => {
  test.use({ tolerate: [statusOf(409, '/rest/order.partner.offer')] });

  const refusals = [
    ['no_places_left', /разобрали/],
    ['balance_too_low', /Баллов не\sхватает/],
    ['state_conflict', /закончилось или изменилось/],
  ] as const;

  test('returns the points and says why', async ({ page, context }) => {
    let refused: Refusal | undefined;
    await openPersonal(page, context, URL, {
      ...list,
      orderPartnerOffer: () => refused ?? new Refusal('internal', 'Не ждали', 500),
    });
    for (const [code, words] of refusals) {
      await test.step(code, async () => {
        refused = new Refusal(code, 'Нельзя');
        await page.getByRole('button', { name: 'Проверка зрения' }).click();
        const dialog = page.getByRole('dialog', { name: 'Проверка зрения' });
        await dialog.getByRole('button', { name: /Заказать/ }).click();
        await dialog.getByRole('button', { name: 'Да, списать' }).click();
        await expect(page.getByText(words)).toBeVisible();
        await expect(dialog).toBeHidden();
        await expect(page.getByRole('main').getByText(/^У\sвас/)).toContainText(/1\s251\sбалл/);
      });
    }
  });
});

test('a URL opens an offer, the filter leaves affordable ones, and the page is accessible', async ({
  page,
  context,
}) => {
  const order = held(orderOf(9, { title: 'Проверка зрения', points: 300, item_id: 1 }));
  const asked = await openPersonal(page, context, `${URL}#offer-3`, {
    ...list,
    orderPartnerOffer: order.reply,
  });
  await test.step('a URL opens an offer', async () => {
    await expect(page.getByRole('dialog', { name: 'Салфетки' })).toContainText(/всё разобрали/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Салфетки' })).toBeHidden();
  });
  await test.step('the filter leaves affordable offers', async () => {
    const cards = page.getByRole('main').getByRole('article');
    await expect(cards).toHaveCount(3);
    await page.getByRole('switch', { name: 'Хватает баллов' }).check();
    await expect(cards).toHaveCount(1);
    await page.getByRole('switch', { name: 'Хватает баллов' }).uncheck();
    await page.getByRole('button', { name: 'Оправа' }).click();
    const dialog = page.getByRole('dialog', { name: 'Оправа' });
    await expect(dialog).toContainText(/Не\sхватает 7\s749\sбаллов/);
    await expect(dialog.getByRole('link', { name: 'Как получить баллы' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
  await test.step('is accessible, including the dialog', async () => {
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
    await expectFit(page);
    const title = page.getByRole('button', { name: 'Проверка зрения' });
    expect((await title.boundingBox())?.height).toBeGreaterThan(43.9);
    await title.click();
    await page.getByRole('button', { name: /Заказать/ }).click();
    await expectFit(page);
    await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2', 'line-spacing': '2' });
    await page.setViewportSize({ width: 320, height: 640 });
    const dialog = page.getByRole('dialog', { name: 'Проверка зрения' });
    const across = await dialog.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(across, 'the dialog scrolls sideways in the largest text').toBe(0);
    await showInPlace(page, {});
  });
  await test.step('an offer is confirmed once, paid immediately and links to the order', async () => {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Проверка зрения' })).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('button', { name: 'Проверка зрения' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Проверка зрения' });
    await expect(dialog).toContainText('Подробно');
    await dialog.getByRole('button', { name: /Заказать за\s300\sбаллов/ }).click();
    await expect(dialog).toContainText(/Списать 300\sбаллов\? Останется 951\sбалл/);
    const yes = dialog.getByRole('button', { name: 'Да, списать' });
    await expect(yes).toBeFocused();
    await dialog.getByRole('button', { name: /Не\sсейчас/ }).press('Enter');
    await expect(dialog.getByRole('button', { name: /Заказать за/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await yes.click();
    const main = page.getByRole('main');
    await expect(main.getByText(/^У\sвас/)).toContainText(/951\sбалл/);
    order.give();
    await expect(page).toHaveURL(/\/personal\/orders\/$/);
    await expect(page.getByText(/Заказ Я-1009 оформлен/)).toBeVisible();
    const [sent] = asked.filter(({ path }) => path === '/rest/order.partner.offer');
    expect(sent?.params).toEqual({ offerId: '1', points: '300' });
    expect(sent?.attempt).toMatch(/^[\da-f]{32}$/);
  });
});

test('the sheet of an offer reaches its last button in a low window and with large letters', async ({
  page,
  context,
}) => {
  await chooseView(context, { 'text-size': '3' });
  await page.setViewportSize({ width: 360, height: 480 });
  await openPersonal(page, context, URL, list);
  await page.getByRole('button', { name: 'Проверка зрения' }).click();
  const dialog = page.getByRole('dialog', { name: 'Проверка зрения' });
  const close = await dialog.getByRole('button', { name: 'Закрыть' }).boundingBox();
  expect(close?.width).toBe(close?.height);
  await dialog.getByRole('button', { name: /Заказать/ }).click();
  const last = dialog.getByRole('button', { name: /Не\sсейчас/ });
  // What is below its sheet has no background.
  const below = await last.evaluate((button) => {
    const sheet = button.closest('dialog')?.firstElementChild?.getBoundingClientRect();
    return button.getBoundingClientRect().bottom - (sheet?.bottom ?? 0);
  });
  expect(below).toBeLessThan(0);
});

test('pictures come in sizes that fit, in the list and in an offer', async ({ page, context }) => {
  await openPersonal(page, context, URL, list);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await expectFittingPictures(page);
  await page.getByRole('button', { name: 'Оправа' }).click();
  await expect(page.getByRole('dialog', { name: 'Оправа' })).toBeVisible();
  await expectFittingPictures(page);
});

test('offers keep their titles on paper', async ({ page, context }) => {
  await openPersonal(page, context, URL, list);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Проверка зрения')).toBeVisible();
});

test('without offers it shows an alternative', async ({ page, context }) => {
  await openPersonal(page, context, URL, { partnerOffers: { items: [], total: 0 } });
  await expect(page.getByRole('link', { name: 'Посмотреть скидки' })).toBeVisible();
  await expectFit(page);
});

test.describe('a failing backend', () => {
  test.use({ tolerate: [statusOf(500, '/rest/partner.offers')] });

  test('is reported, and can be retried', async ({ page, context }) => {
    let tries = 0;
    const partnerOffers = () => {
      tries += 1;
      return tries === 1 ? TROUBLE : { items, total: 3 };
    };
    await openPersonal(page, context, URL, { partnerOffers });
    await expect(page.getByRole('alert')).toContainText(/Не\sудалось загрузить предложения/);
    await expectFit(page);
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(3);
  });
});
