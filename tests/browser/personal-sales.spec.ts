/** Offers of shops in the area: lists by place, one offer, a URL without an offer. */
import { statusOf } from './complaints.ts';
import { dayIn } from './personal-replies.ts';
import { expectFit, openPersonal, TROUBLE } from './personal-page.ts';
import { expectFittingPictures } from './picture-needs.ts';
import { expect, test } from './test.ts';

const saleOf = (id: number, kind: 'online' | 'offline', title: string) => ({
  id,
  alias: `skidka-${id}`,
  url: `/discounts/${id}/`,
  updated_at: '2026-11-01T10:00:00.000Z',
  revision: 1,
  title,
  kind,
  lead: 'До\u00a0конца месяца',
  body: '<h2>Условия</h2><p>Одна скидка на\u00a0заказ.</p><script>alert(1)</script>',
  percent: 15,
  valid_from: dayIn(-5),
  valid_to: dayIn(20 + id),
  cover: { src: '/media/cover.png', alt: '', width: 1600, height: 900 },
  products: 3,
});
const online = saleOf(1, 'online', 'Однодневные дешевле');
const offline = saleOf(2, 'offline', 'Растворы в\u00a0оптиках');
const replies = {
  discounts: { items: [online, offline], total: 2 },
  discountsIshop: { items: [online], total: 1 },
  discountsShop: { items: [offline], total: 1 },
};

test.beforeEach(async ({ page }) => {
  await page.route('**/media/cover*', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
});

test('offers are grouped by place, and each has a page', async ({ page, context }) => {
  await openPersonal(page, context, '/personal/sales/', replies);
  const main = page.getByRole('main');
  await expect(main.getByRole('tabpanel', { name: 'Все' }).getByRole('article')).toHaveCount(2);
  await main.getByRole('tab', { name: /Оптики/ }).click();
  const shops = main.getByRole('tabpanel', { name: /Оптики/ });
  await expect(shops.getByRole('article')).toHaveCount(1);
  await expectFit(page);
  await shops.getByRole('link', { name: /Растворы/ }).click();
  await expect(page).toHaveURL(/\/personal\/sales\/skidka-2\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Растворы в\sоптиках/);
  await expect(main).toContainText('Одна скидка');
  await expect(main.getByRole('link', { name: 'Выбрать продукт' })).toHaveAttribute(
    'href',
    '/discounts/2/',
  );
  await expectFit(page);
});

test('a numeric ID identifies an offer, too', async ({ page, context }) => {
  await openPersonal(page, context, '/personal/sales/1/', replies);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Однодневные дешевле');
});

test('pictures come in sizes that fit, in the list and in an offer', async ({ page, context }) => {
  await openPersonal(page, context, '/personal/sales/', replies);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
  await expectFittingPictures(page);
  await page.getByRole('link', { name: /Однодневные/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Однодневные дешевле');
  await expectFittingPictures(page);
});

test('a URL without an offer says so', async ({ page, context }) => {
  await openPersonal(page, context, '/personal/sales/nichego/', replies);
  await expect(page.getByRole('heading', { name: 'Такого предложения нет' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Ко\sвсем скидкам/ })).toBeVisible();
  await expectFit(page);
});

test.describe('a failing backend', () => {
  test.use({ tolerate: [statusOf(500, '/rest/discounts')] });

  test('is not shown as a missing offer', async ({ page, context }) => {
    await openPersonal(page, context, '/personal/sales/1/', { ...replies, discounts: TROUBLE });
    await expect(page.getByRole('alert')).toContainText(/Не\sудалось загрузить/);
    await expect(page.getByText('Такого предложения нет')).toHaveCount(0);
  });
});
