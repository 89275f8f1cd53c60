import { siteOrigin } from '../site/browsed-site.ts';
import { expect, test } from './test.ts';

const city = (value: string) => [
  { name: 'userLocation', value: encodeURIComponent(value), url: siteOrigin },
];

test('the first HTML and the hydrated page show the chosen city', async ({ page, context }) => {
  await context.addCookies(city('{"id":6283,"title":"Чужое имя"}'));
  const response = await page.goto('/');
  const html = (await response?.text()) ?? '';
  const title = /data-city-title="[^"]*"[^>]*>([^<]+)</.exec(html)?.[1];
  expect(html).toContain('data-city-id="6283"');
  expect(title).not.toBe('Москва');
  expect(html).not.toContain('Чужое имя');
  await expect(page.locator('[data-city-title]').first()).toHaveText(title ?? '');
});

test('the chosen city survives navigation within the site', async ({ page, context }) => {
  await context.addCookies(city('{"id":6283,"title":""}'));
  await page.goto('/articles/');
  const shown = await page.locator('[data-city-title]').first().textContent();
  const link = page.locator('main :is(h2, h3) a').first();
  const title = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.locator('[data-city-title]').first()).toHaveText(shown ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-city-id', '6283');
});

for (const value of ['', '{', '{"id":"<b>"}', '{"id":999999999}', '[]', '{"id":-1}']) {
  test(`a cookie «${value}» gives the default city`, async ({ page, context }) => {
    await context.addCookies(city(value));
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('[data-city-title]').first()).toHaveText('Москва');
    await expect(page.locator('html')).toHaveAttribute('data-city-id', '6281');
  });
}
