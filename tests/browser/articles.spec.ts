/** Reading articles: going to the next one, sharing one, filtering a list. */
import type { Page } from '@playwright/test';
import { progressBar } from './progress-bar.ts';
import { expect, test } from './test.ts';

const FIRST = '/articles/narusheniya-zreniya/astigmatizm/';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('going from article to article never shows the old one under the new URL', async ({
  page,
}) => {
  await page.goto(FIRST);
  const old = await heading(page).innerText();
  // What a visitor could have seen, frame by frame: the URL and the heading of the page.
  await page.evaluate(() => {
    const seen = new Set<string>();
    const look = () => {
      const text = document.querySelector('h1')?.innerText ?? '';
      // A heading that is cleared has no visible text.
      if (text) seen.add(`${location.pathname} ${text}`);
      document.documentElement.setAttribute('data-seen', JSON.stringify([...seen]));
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const next = page.getByRole('navigation', { name: 'Соседние статьи' }).getByRole('link').first();
  const address = (await next.getAttribute('href')) ?? '';
  await next.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(heading(page)).not.toHaveText(old);
  const shown = await heading(page).innerText();
  const seen = async (): Promise<string[]> =>
    JSON.parse((await page.locator('html').getAttribute('data-seen')) ?? '');
  // The frame after the change notes it.
  await expect
    .poll(async () => (await seen()).filter((one) => one.startsWith(address)))
    .toEqual([`${address} ${shown}`]);
  await page.goBack();
  await expect(heading(page)).toHaveText(old);
});

test('the article being left is cleared during a slow back navigation', async ({ page }) => {
  await page.goto(FIRST);
  await page.getByRole('navigation', { name: 'Соседние статьи' }).getByRole('link').first().click();
  // Reloaded where the link was, the new article would fetch its neighbours, which are in sight.
  await expect(heading(page)).not.toHaveText(/^Астигматизм/);
  // A new document, so that the previous article is not in memory.
  await page.reload();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/page-data${FIRST}page-data.json`, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goBack();
  await expect(progressBar(page)).toBeVisible();
  await expect(page.locator('h1')).toBeHidden();
  resolve();
  await expect(heading(page)).toHaveText(/^Астигматизм/);
});

test.describe('sharing an article', () => {
  test('copies its URL, offers the system’s share sheet if there is one, and prints', async ({
    page,
    context,
  }) => {
    await test.step('offers the system’s share sheet if there is one, and prints', async () => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => {
        const told: unknown[] = [];
        const tell = (what: unknown) => {
          told.push(what);
          document.documentElement.setAttribute('data-told', JSON.stringify(told));
        };
        Object.defineProperty(navigator, 'share', {
          value: async (what: unknown) => tell(what),
        });
        window.print = () => tell('printed');
      });
      await page.goto(FIRST);
      await page.getByRole('button', { name: 'Ещё способы' }).click();
      await page.getByRole('button', { name: 'Распечатать' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-told', /printed/);
      const told = JSON.parse((await page.locator('html').getAttribute('data-told')) ?? '');
      expect(told).toEqual([
        { url: expect.stringContaining(FIRST), title: expect.stringMatching(/^Астигматизм/) },
        'printed',
      ]);
    });
    await test.step('copies its URL and says so', async () => {
      await page.getByRole('button', { name: 'Копировать ссылку' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'скопирована' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).pathname).toBe(FIRST);
    });
    await test.step('explains what to do when copying is not allowed', async () => {
      await page.evaluate(() => {
        const writeText = () => Promise.reject(new Error('denied'));
        Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
      });
      await page.getByRole('button', { name: 'Копировать ссылку' }).click();
      await expect(page.getByRole('status').filter({ hasText: 'строки браузера' })).toBeVisible();
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('shows links to social networks, and no useless button', async ({ page }) => {
      await page.goto(FIRST);
      const share = page.getByRole('region', { name: 'Поделиться статьёй' });
      const links = share.getByRole('link');
      await expect(links).toHaveCount(3);
      for (const link of await links.all()) {
        const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
        expect(searchParams.get('url')).toContain(FIRST);
      }
      await expect(share.getByRole('button')).toHaveCount(0);
    });

    test('a list can be filtered by section and tag, and reset', async ({ page }) => {
      await page.goto('/articles/uhod-i-gigiena/');
      const topics = page.getByRole('navigation', { name: 'Темы статей' });
      await topics.getByRole('link', { name: /^Плановая замена/ }).click();
      await expect(page).toHaveURL(/\/articles\/uhod-i-gigiena\/tags\/planovaya-zamena\/$/);
      await expect(heading(page)).toHaveText(/Уход\sи\sгигиена: Плановая замена/);
      await expect(topics.locator('[aria-current]')).toHaveText(/^Плановая замена/);
      const shown = page.getByRole('main').locator('article, li h2');
      await expect.poll(() => shown.count()).toBeGreaterThan(1);
      await page
        .getByRole('navigation', { name: 'Разделы статей' })
        .getByRole('link', { name: /^Все разделы/ })
        .click();
      await expect(page).toHaveURL(/\/tags\/planovaya-zamena\/$/);
    });
  });
});
