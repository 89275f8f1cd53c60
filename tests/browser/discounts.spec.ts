/** The three steps of an offer's order: with a mouse, by keyboard, without a script, and broken. */
import type { Page } from '@playwright/test';
import { siteOrigin } from '../site/browsed-site.ts';
import { statusOf } from './complaints.ts';
import { expect, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
/** An offer for opticians, whose shops depend on the city. */
const OFFLINE = '/discounts/5/';
/** An offer that begins in the January after the year in which the seed was created. */
const UPCOMING = '/discounts/7/';

async function chooseProduct(page: Page) {
  await main(page).locator('a[href*="/shops/?product="]').first().click();
  await expect(page).toHaveURL(/\/shops\/\?product=\d+$/);
}

async function chooseShop(page: Page) {
  await main(page).locator('h3 a[href*="/order/?product="]').first().click();
  await expect(page).toHaveURL(/\/order\/\?product=\d+&shop=\d+$/);
}

async function seeOrder(page: Page) {
  const shop = main(page).getByRole('heading', { level: 2 }).first();
  await expect(shop).not.toBeEmpty();
  await expect(main(page).locator('a[href^="tel:+7"]')).toBeVisible();
  await expect(main(page)).toContainText(/Как\sвоспользоваться/);
}

test('leads from a list to the shop, and back step by step, then by keyboard alone', async ({
  page,
}) => {
  await page.goto('/discounts/offline/');
  await test.step('leads from a list to the shop, and back step by step', async () => {
    await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/discounts\/\d+\/$/);
    await chooseProduct(page);
    await expect(page.getByText('Москва,').first()).toBeVisible();
    await chooseShop(page);
    await seeOrder(page);
    await page.goBack();
    await expect(page).toHaveURL(/\/shops\/\?product=\d+$/);
    await expect(main(page).locator('h3 a').first()).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/discounts\/\d+\/$/);
    await expect(main(page).getByRole('heading', { name: 'Выберите продукт' })).toBeVisible();
  });
  await test.step('works by keyboard alone', async () => {
    const product = main(page).locator('a[href*="/shops/"]').first();
    await product.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/shops\//);
    // The page before has such links, too, and the list follows the page.
    const shop = main(page).locator('h3 a[href*="/order/?product="]').first();
    await expect(shop).toBeVisible();
    await shop.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/order\//);
    await seeOrder(page);
  });
});

test('an edge-filled page sends no request, an unknown shop redirects, and other cities have their own', async ({
  page,
}) => {
  await test.step('a page filled in by the edge sends the backend no request', async () => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/rest/discount')) asked.push(request.url());
    });
    await page.goto(`${OFFLINE}`);
    const step = await main(page).locator('a[href*="/shops/"]').first().getAttribute('href');
    const response = await page.goto(step ?? '');
    expect(await response?.text()).toContain('Москва,');
    await expect(main(page).locator('h3 a').first()).toBeVisible();
    expect(asked).toEqual([]);
  });
  await test.step('an unknown shop redirects back to the shops of the product', async () => {
    const order = page.url().replace('/shops/', '/order/');
    await page.goto(`${order}&shop=99999`);
    await expect(page).toHaveURL(/\/shops\/\?product=\d+#shop-gone$/);
    await expect(page.locator('#shop-gone')).toBeVisible();
    await expect(main(page).locator('h3 a').first()).toBeVisible();
  });
  await test.step('shows another city’s shops once it is chosen, and all on request', async () => {
    await expect(page.getByText('Москва,').first()).toBeVisible();
    const inCity = await main(page).locator('h3').count();
    await main(page).getByRole('link', { name: 'Показать все города' }).click();
    await expect(page).toHaveURL(/&city=all$/);
    await expect.poll(() => main(page).locator('h3').count()).toBeGreaterThan(inCity);
    await page.context().addCookies([
      {
        name: 'userLocation',
        value: encodeURIComponent('{"id":6284,"title":""}'),
        url: siteOrigin,
      },
    ]);
    await main(page).getByRole('link', { name: 'Только мой город' }).click();
    // A reload before the response arrives would load the page of all cities again.
    await expect(page).not.toHaveURL(/city=all/);
    await page.reload();
    await expect(main(page).locator('h3 a').first()).toBeVisible();
    await expect(page.getByText('Москва,')).toHaveCount(0);
  });
});

const broken = [
  ['/discounts/5/shops/?product=9999', /\/discounts\/5\/#product-gone$/, /не\sдействует/],
  ['/discounts/5/shops/', /\/discounts\/5\/#product-gone$/, /не\sдействует/],
  ['/discounts/5/order/?product=x&shop=1', /\/discounts\/5\/#product-gone$/, /не\sдействует/],
] as const;

for (const [address, url, words] of broken) {
  test(`${address} redirects back with a message`, async ({ page }) => {
    await page.goto(address);
    await expect(page).toHaveURL(url);
    await expect(page.locator(':target')).toHaveText(words);
    await expect(page.locator(':target')).toBeVisible();
  });
}

test.describe('an offer that ends while the page is open', () => {
  test.use({ tolerate: [statusOf(409, '/rest/discount.order.step2')] });

  test('redirects back on navigation within the site, too', async ({ page }) => {
    await page.goto(OFFLINE);
    await page.route('**/rest/discount.order.step2*', (route) =>
      route.fulfill({
        status: 409,
        json: { error: 'discount_over', error_description: 'Срок закончился' },
      }),
    );
    await main(page).locator('a[href*="/shops/"]').first().click();
    await expect(page).toHaveURL(/\/discounts\/5\/#offer-over$/);
    await expect(page.locator('#offer-over')).toBeVisible();
  });
});

test.describe('a backend that is down', () => {
  test.use({ tolerate: [statusOf(502, '/rest/discount.order.step2')] });

  test('is reported, and the request can be retried', async ({ page }) => {
    await page.goto(OFFLINE);
    await page.route('**/rest/discount.order.step2*', (route) =>
      route.fulfill({ status: 502, json: { error: 'upstream', error_description: 'Нет' } }),
    );
    await main(page).locator('a[href*="/shops/"]').first().click();
    const again = main(page).getByRole('button', { name: 'Попробовать ещё раз' });
    await expect(again).toBeVisible();
    await page.unroute('**/rest/discount.order.step2*');
    await again.click();
    await expect(main(page).locator('h3 a').first()).toBeVisible();
  });
});

test('expired and upcoming offers are marked by the visitor’s own date', async ({ page }) => {
  // The seed's offers are of the year in which it was created.
  await page.clock.setFixedTime(new Date(new Date().getFullYear(), 11, 5));
  await page.goto('/discounts/offline/');
  await expect(main(page).getByText('Завершилась')).toHaveCount(1);
  await expect(main(page).getByText('Скоро')).toHaveCount(1);
  await test.step('an upcoming one has its first day instead of the next step', async () => {
    await page.goto(UPCOMING);
    await expect(main(page).getByRole('heading', { name: /Начнётся 15\sянваря/ })).toBeVisible();
    await expect(main(page).locator('a[href*="/shops/"]')).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /другие\sскидки/ })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all three steps work', async ({ page }) => {
    await page.goto('/discounts/');
    await main(page)
      .getByRole('link', { name: /раствор/ })
      .first()
      .click();
    await chooseProduct(page);
    await chooseShop(page);
    await seeOrder(page);
  });

  test('a broken step redirects back with a message', async ({ page }) => {
    await page.goto('/discounts/5/order/?product=9999&shop=1');
    await expect(page).toHaveURL(/#product-gone$/);
    await expect(page.locator('#product-gone')).toBeVisible();
    await expect(page.locator('#offer-over')).toBeHidden();
    await page.goto(`${UPCOMING}order/?product=1&shop=1`);
    await expect(page).toHaveURL(/#offer-upcoming$/);
    await expect(page.locator('#offer-upcoming')).toBeVisible();
    await expect(page.locator('#offer-upcoming')).toHaveText(/15\sянваря/);
    const dates = main(page).getByText(/Скидка действует с\s15\sянваря/);
    await expect(dates).toBeVisible();
  });
});
