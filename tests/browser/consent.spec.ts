/**
 * The question about analytics: when it is asked, what follows from the answer, how to change it.
 */
import { expectAccessible } from './axe.ts';
import { requireBuiltWith } from './built-with.ts';
import { answer, callsOf, eventsOf, fakeCounter, question } from './counter.ts';
import { readOn } from './read-on.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';

const cookie = async (page: { evaluate: (work: () => string) => Promise<string> }) =>
  /consent=(\w+)/.exec(await page.evaluate(() => document.cookie))?.[1];

test('before the answer nothing is collected and no third party is contacted', async ({ page }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(new URL(page.url()).origin)) foreign.push(request.url());
  });
  await page.goto('/faq/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Файлы cookie' }).click();
  await expect(page).toHaveURL(/\/content\/cookies\/$/);
  await readOn(page);
  await expect(question(page)).toBeVisible();
  expect(await eventsOf(page)).toEqual([]);
  expect(foreign.filter((url) => url.startsWith('http') && !url.includes('localhost'))).toEqual([]);
  expect(await cookie(page)).toBeUndefined();
});

test('a yes is remembered, loads the counter and sends the queued events', async ({ page }) => {
  const { asked } = await fakeCounter(page);
  await page.goto('/faq/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Файлы cookie' }).click();
  await expect(page).toHaveURL(/\/content\/cookies\/$/);
  await answer(page, 'Согласен');
  await expect(question(page)).toBeHidden();
  expect(await cookie(page)).toBe('yes');
  await expect.poll(() => asked).toEqual(['/metrika/tag.js']);
  await expect
    .poll(() => eventsOf(page))
    .toEqual([
      expect.objectContaining({ event: 'click', label: 'footerButton', text: 'Файлы cookie' }),
      expect.objectContaining({ event: 'page' }),
    ]);
  await expect.poll(async () => (await callsOf(page))[0]).toContain('init');

  await page.goto('/articles/');
  await expect(question(page)).toBeHidden();
  await expect.poll(() => asked.length).toBe(2);
});

test('a no is remembered, and loads nothing at all', async ({ page }) => {
  const { asked } = await fakeCounter(page);
  await page.goto('/faq/');
  await answer(page, 'Только необходимое');
  await expect(question(page)).toBeHidden();
  expect(await cookie(page)).toBe('no');
  await page.goto('/content/cookies/');
  await expect(question(page)).toBeHidden();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /на\sглавную/ })
    .click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Видеть\sясно/);
  expect(asked).toEqual([]);
  expect(await eventsOf(page)).toEqual([]);
});

test('the answer can be changed in the footer, both ways', async ({ page }) => {
  const { asked } = await fakeCounter(page);
  await page.goto('/faq/');
  await answer(page, 'Только необходимое');
  const settings = page.getByRole('button', { name: 'Настройки cookie' });
  await settings.click();
  await expect(question(page)).toBeFocused();
  await answer(page, 'Согласен');
  await expect.poll(() => asked).toEqual(['/metrika/tag.js']);
  await expect.poll(async () => (await callsOf(page)).length).toBeGreaterThan(0);
  await expect(settings).toBeFocused();

  await settings.click();
  await answer(page, 'Только необходимое');
  await expect.poll(async () => (await callsOf(page)).at(-1)).toContain('destruct');
  expect(await cookie(page)).toBe('no');
  const before = await eventsOf(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Файлы cookie' }).click();
  await expect(page).toHaveURL(/\/content\/cookies\/$/);
  expect(await eventsOf(page)).toEqual(before);
});

test('when the counter’s script is blocked, its pixel counts the visit', async ({ page }) => {
  await requireBuiltWith('METRIKA_ID');
  const asked: string[] = [];
  await page.route('https://mc.yandex.ru/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.endsWith('.js')) await route.abort();
    else await route.fulfill({ contentType: 'image/gif', body: '' });
  });
  await page.goto('/faq/');
  await expect(page.locator('img[src*="mc.yandex.ru"]')).toHaveCount(0);
  await answer(page, 'Согласен');
  await expect.poll(() => asked).toEqual(['/metrika/tag.js', '/watch/10000001']);
  await expect(page.locator('img[src*="mc.yandex.ru/watch"]')).toHaveAttribute('alt', '');
});
test.use({ tolerate: [/ERR_FAILED.*(mc\.yandex\.ru|\.woff2)/] });

test('the question covers neither the disclaimer nor the focus, and shifts nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/faq/');
  await readOn(page);
  await expect(question(page)).toBeInViewport({ ratio: 1 });
  const disclaimer = await page
    .getByRole('complementary', { name: 'Предупреждение' })
    .boundingBox();
  const box = await question(page).boundingBox();
  expect(box && disclaimer && box.y + box.height <= disclaimer.y).toBe(true);
  expect(box?.height).toBeLessThan(740 / 3);

  const hidden = await page.evaluate((selector) => {
    const cover = document.querySelector(selector);
    if (!cover) throw new Error('no question');
    const covered: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('main a, main summary')) {
      element.focus();
      const { top, bottom } = element.getBoundingClientRect();
      const { top: edge } = cover.getBoundingClientRect();
      if (top < edge && bottom > edge) covered.push(element.outerHTML.slice(0, 80));
      else if (top >= edge && element.checkVisibility())
        covered.push(element.outerHTML.slice(0, 80));
    }
    return covered;
  }, '#consent');
  expect(hidden).toEqual([]);
  await expectAccessible(page);
});

test('the question and the to-top button do not overlap at any width', async ({ page }) => {
  // The widest text a visitor may see: in the device's own font.
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/articles/');
  const up = page.getByRole('link', { name: 'Наверх' });
  for (const width of [320, 360, 600, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo(0, 2.5 * innerHeight));
      await expect(up).toBeInViewport({ ratio: 1 });
      await expect(question(page)).toBeInViewport({ ratio: 1 });
      const areApart = async () => {
        const [arrow, box] = [await up.boundingBox(), await question(page).boundingBox()];
        if (!arrow || !box) throw new Error('One of them has no box');
        const isAbove = arrow.y + arrow.height <= box.y;
        const isBeside = arrow.x >= box.x + box.width;
        return isAbove || isBeside;
      };
      // The height of the question is measured once it is laid out, and lifts the button.
      await expect.poll(areApart).toBe(true);
    });
  }
});

test.describe('with large text', () => {
  test('the question is at the end of the page and covers nothing', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await chooseView(context, { 'text-size': '3' });
    await page.goto('/faq/');
    await expect(question(page)).not.toBeInViewport();
    await page.getByRole('button', { name: 'Настройки cookie' }).click();
    await expect(question(page)).toBeFocused();
    await expect(question(page)).toBeInViewport();
    await answer(page, 'Только необходимое');
    await expect(question(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked', async ({ page }) => {
    await page.goto('/faq/');
    await expect(page.locator('#consent')).toBeHidden();
    await expect(page.getByText('Настройки cookie')).toBeHidden();
  });
});
