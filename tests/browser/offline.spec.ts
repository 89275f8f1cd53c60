/** Pages that can be read offline: the service worker (docs/decisions/142). */
import type { Page } from '@playwright/test';
import { WORKER_FILE } from '../../src/config/offline.ts';
import { workerCode } from '../../src/build/offline/write-worker.ts';
import { expectAccessible } from './axe.ts';
import { makeInteractive } from './interactive.ts';
import { siteOrigin } from '../site/browsed-site.ts';
import { wholeMember } from './personal-replies.ts';
import { passingServer } from './stand-ins/passing-server.ts';
import { expect, test } from './test.ts';
import { enterArea } from './visit.ts';

// Offline, pages do not become interactive, so each test states which one does.
test.use({
  serviceWorkers: 'allow',
  interactive: false,
  // One expression: Playwright interprets an option with two differently.
  tolerate: [/status of 503 .*\/about\/$|ERR_INTERNET_DISCONNECTED/],
});

const READ = '/instructions/uhod/';

/** Whether all of these are available offline. */
const areKept = (page: Page, paths: readonly string[]) =>
  page.evaluate(
    async (wanted) => (await Promise.all(wanted.map((path) => caches.match(path)))).every(Boolean),
    paths,
  );

/** Paths of the pictures that the page shows. */
const picturesOf = (page: Page) =>
  page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('img')].flatMap(({ currentSrc, complete, naturalWidth }) =>
        complete && naturalWidth > 0 ? new URL(currentSrc).pathname : [],
      ),
    );

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a visited instruction can be read offline, and other pages load once the network is back', async ({
  page,
  context,
}) => {
  const server = await passingServer(siteOrigin);
  const { origin } = server;
  await page.goto(origin + READ);
  await makeInteractive(page);
  await expect.poll(() => picturesOf(page)).not.toEqual([]);
  const pictures = await picturesOf(page);
  await expect.poll(() => areKept(page, [READ, '/offline/', ...pictures])).toBe(true);
  await test.step('the instruction can be read offline, with its pictures and styles', async () => {
    await context.setOffline(true);
    await page.goto(origin + READ);
    await expect(title(page)).toHaveText(/^Инструкции:\sуход/i);
    await expect(page.getByText(/^Нет связи\. Показываем страницу/)).toBeVisible();
    await expect.poll(() => picturesOf(page)).toEqual(expect.arrayContaining(pictures.slice(0, 1)));
    const sheets = await page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href !== null)
        .map((sheet) => sheet.cssRules.length),
    );
    expect(sheets).not.toEqual([]);
    expect(sheets).not.toContain(0);
    // The browser has the same sheets as they were built, for pages with scripts.
    const built = await page.evaluate(async () => {
      const found: string[] = [];
      for (const { href } of document.styleSheets) {
        if (href === null) continue;
        const text = await (await fetch(href)).text();
        if (text.includes('(scripting')) found.push(href);
      }
      return found;
    });
    expect(built).toEqual([]);
  });
  await test.step('another page reports the missing network, and lists the kept pages', async () => {
    await page.goto(`${origin}/about/`);
    await expect(title(page)).toHaveText('Нет связи');
    await expect(page.getByRole('main').getByRole('link', { name: /^Инструкции/ })).toHaveAttribute(
      'href',
      READ,
    );
    await expectAccessible(page);
  });
  await test.step('that page loads automatically when the network is back', async () => {
    await context.setOffline(false);
    await expect(title(page)).toHaveText(/О\sкомпании/);
  });
  await test.step('browsers revalidate the worker on every request', async () => {
    const worker = await page.request.get(WORKER_FILE);
    expect(worker.headers()['content-type']).toContain('javascript');
    expect(worker.headers()['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
  await test.step('a worker that is turned off unregisters and deletes its caches', async () => {
    server.answer(WORKER_FILE, await workerCode('off'));
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect
      .poll(() =>
        page.evaluate(async () => [
          (await navigator.serviceWorker.getRegistrations()).length,
          await caches.keys(),
        ]),
      )
      .toEqual([0, []]);
  });
  await server.close();
});

test('a certificate is shown offline until its owner signs out', async ({ page, context }) => {
  const own = '/certificate/single/';
  await enterArea(context, page, { ...wholeMember, tokenExpire: { expired: true } });
  await page.goto('/personal/certificates/');
  await makeInteractive(page);
  const card = page
    .getByRole('main')
    .getByRole('article', { name: /^Сертификат/ })
    .first();
  const name = (await card.getAttribute('aria-label')) ?? '';
  await expect.poll(() => areKept(page, [own])).toBe(true);
  const reader = await context.newPage();
  await context.setOffline(true);
  await reader.goto(own);
  await expect(reader.getByRole('article', { name })).toBeVisible();
  await expect(reader.getByRole('img', { name: 'QR-код сертификата' })).toBeVisible();
  await reader.close();
  await context.setOffline(false);
  const sections = page.getByRole('navigation', { name: 'Разделы кабинета' });
  await sections.getByRole('button', { name: 'Выйти' }).click();
  await expect.poll(() => areKept(page, [own])).toBe(false);
  await page.waitForURL('/');
});
