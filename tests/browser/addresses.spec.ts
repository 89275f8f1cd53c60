/** URLs without a page, however they are written: the 404 page with its status. */
import type { APIResponse, Page } from '@playwright/test';
import { notFound } from './complaints.ts';
import { makeInteractive } from './interactive.ts';
import { expect, test } from './test.ts';

const NOT_FOUND = 'Упс, страница не\u00a0найдена.';

/** One for each way to be wrong; `raw` ones are written as a browser would never send them. */
const wrong = [
  '/net-takoj/',
  '/articles/net-takoj/',
  '/articles/uhod-i-gigiena/net-takoj/',
  '/articles/narusheniya-zreniya/astigmatizm/dalshe/',
  '/articles/page/0/',
  '/articles/page/999/',
  '/articles/page/1e1/',
  '/articles/page/',
  '/articles/uhod-i-gigiena/tags/net-takogo/',
  '/catalog/net-takogo/',
  '/tags/net-takogo/',
  '/tags/blizorukost/page/99/',
  '/faq/item/net-takogo/',
  '/content/net-takogo/',
  '/themes/0/',
  '/themes/abc/',
  '/CATALOG/yasno-den/',
  '/articles/Narusheniya-Zreniya/',
  '/articles/%E0%A4%A/',
  '/articles/%/',
  '/articles/%00/',
  '/catalog/yasno-den%00/',
  '/catalog/yasno-den%20/',
  '/catalog/%2e%2e%2ffaq/',
  '/catalog/..%2Ffaq/',
  '/catalog/%5c..%5cfaq/',
  '/catalog/%D0%BB%D0%B8%D0%BD%D0%B7%D1%8B/',
  '/catalog/%3Cscript%3E/',
  `/catalog/${'a'.repeat(3000)}/`,
];

/** Path of a redirect; the CDN's rules write an absolute URL. */
const leadsTo = (reply: APIResponse) =>
  new URL(reply.headers()['location'] ?? '', reply.url()).pathname;

const CITY = `userLocation=${encodeURIComponent('{"id":6283,"title":"Казань"}')}`;

test('a wrong URL is not found, with and without a slash, for all visitors', async ({
  request,
}) => {
  for (const path of wrong) {
    await test.step(path.slice(0, 60), async () => {
      for (const address of [path, path.replace(/\/$/, '')]) {
        for (const headers of [{}, { cookie: CITY }]) {
          const reply = await request.get(address, { headers, maxRedirects: 0 });
          expect.soft(reply.status(), address).toBe(404);
          expect.soft(await reply.text(), address).toContain(NOT_FOUND);
        }
      }
    });
  }
});

test('a URL that has changed redirects to the current one', async ({ request }) => {
  await test.step('a theme with a redirect sends every visitor there', async () => {
    for (const headers of [{}, { cookie: CITY }]) {
      const reply = await request.get('/themes/6/', { headers, maxRedirects: 0 });
      expect(reply.status()).toBe(302);
      expect(leadsTo(reply)).toBe('/for-new/');
    }
  });
  await test.step('a page is served at its URL, and the URL without a slash redirects to it', async () => {
    for (const path of [
      '/articles',
      '/catalog/yasno-den',
      '/tags/blizorukost',
      '/content',
      '/faq',
    ]) {
      const short = await request.get(`${path}?utm=1`, { maxRedirects: 0 });
      expect(short.status()).toBe(301);
      expect(short.headers()['location']).toBe(`${path}/?utm=1`);
      expect((await request.get(`${path}/`, { maxRedirects: 0 })).status()).toBe(200);
    }
  });
  await test.step('a previous alias redirects to the current article', async () => {
    const section = '/articles/uhod-i-gigiena';
    for (const path of [`${section}/hranenie-linz/`, `${section}/hranenie-linz`]) {
      const reply = await request.get(path, { maxRedirects: 0 });
      expect([reply.status(), leadsTo(reply)], path).toEqual([301, `${section}/kak-hranit-linzy/`]);
    }
  });
  await test.step('a previous section name redirects to the current section', async () => {
    for (const query of ['?section=torskie-linzy', '?section=torskie-linzy&utm=1']) {
      const reply = await request.get(`/catalog/${query}`, { maxRedirects: 0 });
      expect(reply.status(), query).toBe(301);
      expect(reply.headers()['location']).toMatch(/\/catalog\/\?section=toricheskie-linzy$/);
    }
  });
  await test.step('a question without a name redirects to all questions', async () => {
    for (const path of ['/faq/item', '/faq/item/']) {
      const reply = await request.get(path, { maxRedirects: 0 });
      expect([reply.status(), leadsTo(reply)], path).toEqual([301, '/faq/']);
    }
  });
});

test.describe('in the browser', () => {
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  test('a page opens at a hash that cannot be decoded', async ({ page }) => {
    await page.goto('/faq/#50%');
    await makeInteractive(page);
    await expect(heading(page)).toHaveText('Вопросы и ответы');
    await test.step('typed while the page is open', async () => {
      await page.evaluate(() => {
        window.location.hash = '#%E0%A4%A';
      });
      await expect.poll(() => new URL(page.url()).hash).toBe('#%25E0%25A4%25A');
      await expect(heading(page)).toBeVisible();
    });
    await test.step('of a link', async () => {
      await page.evaluate(() => window.___navigate('/about/#5%'));
      await expect(heading(page)).toHaveText(/О\sкомпании/);
      await expect.poll(() => new URL(page.url()).hash).toBe('#5%25');
    });
  });

  const missing = (
    [
      ['/articles/net-takoj/'],
      ['/catalog/net-takogo/'],
      ['/tags/net-takogo/'],
      ['/faq/item/net-takogo/'],
      ['/content/net-takogo/'],
      ['/themes/0/'],
      ['/articles/page/999/'],
      ['/articles/%E0%A4%A/', '/articles/E0A4A/'],
      // Gatsby requests the part before such a character.
      ['/Articles/%00/', '/Articles/%00/', '/Articles/'],
    ] as const
  ).map(([path, shown = path, asked = shown]) => ({ path, shown, asked }));

  test.describe('a URL without a page', () => {
    test.use({
      tolerate: [notFound(...missing.flatMap(({ path, shown, asked }) => [path, shown, asked]))],
    });

    test('a link ends at the 404 page, and Back returns', async ({ page }) => {
      await page.goto('/faq/');
      for (const { path, shown } of missing) {
        await test.step(path, async () => {
          await page.evaluate((to) => window.___navigate(to), path);
          await expect(heading(page)).toHaveText(NOT_FOUND);
          // The script that mends an unreadable URL may run after the first paint.
          await expect.poll(() => new URL(page.url()).pathname).toBe(shown);
          await page.waitForLoadState('load');
          await page.goBack();
          await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
          // Whether it is the page from before or a new document.
          await makeInteractive(page);
        });
      }
    });
  });

  test.describe('a URL that has changed', () => {
    test.use({ tolerate: [notFound('/faq/item/', '/articles/uhod-i-gigiena/hranenie-linz/')] });

    test('a link to a moved page ends at its new URL, every time', async ({ page }) => {
      await page.goto('/articles/');
      await test.step('a link to a moved page ends at its new URL', async () => {
        await page.evaluate(() => window.___navigate('/faq/item/'));
        await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
        await expect(page).toHaveURL(/\/faq\/$/);
      });
      await test.step('a renamed page is found by its previous name, every time', async () => {
        const section = '/articles/uhod-i-gigiena';
        // The redirect loaded a new document.
        await makeInteractive(page);
        for (const from of ['/faq/', '/articles/']) {
          if (from === '/articles/') await page.goto(from);
          await page.evaluate((to) => window.___navigate(to), `${section}/hranenie-linz/`);
          await expect(page).toHaveURL(/\/kak-hranit-linzy\/$/);
          await expect(heading(page)).toHaveText(/хранить/);
        }
      });
    });
  });

  test.describe('a malformed URL', () => {
    test.use({ tolerate: [notFound('/catalog/%E0%A4%A/', '/catalog/E0A4A/')] });

    test('the 404 page is interactive', async ({ page }) => {
      await page.goto('/catalog/%E0%A4%A/');
      await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await page.getByRole('main').getByRole('link', { name: 'К продуктам' }).click();
      await expect(heading(page)).toHaveText(/Контактные\sлинзы/);
      await expect(page.locator('html')).toHaveAttribute('data-same-document', '');
    });
  });
});
