/** What happens while a page is loading and when loading fails. */
import type { Page, Route } from '@playwright/test';
import { waitForStablePage } from './interactive.ts';
import { percentOf, progressBar } from './progress-bar.ts';
import { templateScript } from './template-script.ts';
import { expect, test } from './test.ts';

const ARTICLES_DATA = '**/page-data/articles/page-data.json';
const FAQ_DATA = '**/page-data/faq/page-data.json';

const footerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });
const toQuestions = (page: Page) => footerLink(page, 'Вопросы и ответы');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** A request that waits until the test releases it. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await promise;
    await route.continue();
  };
  return { hold, release: resolve };
}

/** Opens a page and waits until it is interactive; prefetching does not interfere with these tests. */
async function openAlive(page: Page, url: string): Promise<void> {
  await page.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection });
  });
  await page.goto(url);
}

/** Records on `<html>` that the bar has appeared, even briefly between two checks. */
const watchBar = (page: Page) =>
  page.evaluate(() => {
    const seen = () => document.querySelector('[data-route-percent]') !== null;
    const observer = new MutationObserver(() => {
      if (seen()) document.documentElement.setAttribute('data-bar-seen', '');
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

/** Goes back from the questions to the articles, whose data waits until it is released. */
async function goSlowlyBack(page: Page) {
  await openAlive(page, '/articles/');
  await toQuestions(page).click();
  await expect(page).toHaveURL(/\/faq\/$/);
  return await leaveSlowly(page);
}

/** Goes back from the page that is shown to the articles, whose data waits. */
async function leaveSlowly(page: Page) {
  // A new document, so that the previous page is not in memory.
  await page.reload();
  const data = held();
  await page.route(ARTICLES_DATA, data.hold);
  // Gatsby sends its request a frame after the URL has changed; going forward before that would request
  // nothing.
  const asked = page.waitForRequest(ARTICLES_DATA);
  await page.goBack();
  await asked;
  return data;
}

test.describe('the progress bar', () => {
  test('runs while a slow page is loading, and disappears once it is there', async ({ page }) => {
    const data = held();
    await page.route(FAQ_DATA, data.hold);
    await openAlive(page, '/articles/');
    await toQuestions(page).click();
    const bar = progressBar(page);
    await expect(bar).toBeVisible();
    await expect(page.getByText('Страница загружается')).toBeAttached();
    const early = await percentOf(bar);
    await expect(async () => {
      expect(await percentOf(bar)).toBeGreaterThan(early);
    }).toPass();
    await expect(page).toHaveURL(/\/articles\/$/);
    data.release();
    await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
    await expect(bar).toHaveCount(0);
    await test.step('the new page is announced in Russian', async () => {
      await expect(page.locator('#gatsby-announcer')).toHaveText(/^Открыта страница: Вопросы/);
    });
  });

  test('is not shown for a page that is already loaded', async ({ page }) => {
    await openAlive(page, '/articles/');
    await toQuestions(page).hover();
    await page.waitForFunction(() => window.___loader.loadPageSync('/faq/') !== undefined);
    await watchBar(page);
    await toQuestions(page).click();
    await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
    await expect(page.locator('html')).not.toHaveAttribute('data-bar-seen');
  });

  test('returning to a page before another one is rendered keeps it, and the bar runs on back navigation', async ({
    page,
  }) => {
    const data = await goSlowlyBack(page);
    await test.step('returning to a page before another one is rendered keeps it', async () => {
      await expect(heading(page)).toBeHidden();
      await page.goForward();
      await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
      await expect(progressBar(page)).toHaveCount(0);
      const arrived = page.waitForResponse(ARTICLES_DATA);
      data.release();
      await arrived;
      await waitForStablePage(page);
      await expect(page).toHaveURL(/\/faq\/$/);
      await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
    });
    await page.unroute(ARTICLES_DATA);
    await test.step('also runs on back navigation', async () => {
      const later = await leaveSlowly(page);
      await expect(progressBar(page)).toBeVisible();
      later.release();
      await expect(heading(page)).toHaveText(/Всё\sо\sзрении/);
      await expect(progressBar(page)).toHaveCount(0);
    });
  });

  test('the page opened last wins', async ({ page }) => {
    const data = held();
    await page.route(FAQ_DATA, data.hold);
    await openAlive(page, '/articles/');
    await toQuestions(page).click();
    await footerLink(page, 'Продукты').first().click();
    await expect(heading(page)).toHaveText(/Контактные\sлинзы/);
    const arrived = page.waitForResponse(FAQ_DATA);
    data.release();
    await arrived;
    await waitForStablePage(page);
    await expect(page).toHaveURL(/\/catalog\/$/);
  });
});

test.describe('without a network', () => {
  test.use({ tolerate: [/ERR_INTERNET_DISCONNECTED/] });

  test('says so, keeps the page, and continues when the network is back', async ({
    page,
    context,
  }) => {
    await openAlive(page, '/articles/');
    const note = page.getByRole('status').filter({ hasText: 'Нет соединения' });
    await expect(note).toHaveCount(0);
    await context.setOffline(true);
    await expect(note).toBeVisible();
    await watchBar(page);
    await toQuestions(page).click();
    // It is visible for half a second, which a busy machine may miss.
    await expect(page.locator('html')).toHaveAttribute('data-bar-seen');
    await expect(progressBar(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/articles\/$/);
    await expect(heading(page)).toHaveText(/Всё\sо\sзрении/);
    await context.setOffline(false);
    await expect(note).toHaveCount(0);
    await toQuestions(page).click();
    await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
  });
});

test.describe('a page whose script is missing', () => {
  test.use({ tolerate: [/ERR_FAILED|Not rendering React|ChunkLoadError|Loading chunk/] });

  /** URLs of the loaded documents, in order. */
  function documents(page: Page): string[] {
    const seen: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'document') seen.push(new URL(request.url()).pathname);
    });
    return seen;
  }

  test('reloads once, and then shows the error page', async ({ page }) => {
    // However long the test takes, it stays within the minute in which a page is reloaded once.
    await page.clock.setFixedTime(new Date());
    await page.route(templateScript('faq-page'), (route) => route.abort());
    await openAlive(page, '/articles/');
    const loaded = documents(page);
    await toQuestions(page).click();
    // The document itself can be read, only without a script.
    await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
    await page.waitForLoadState('load');
    expect(loaded).toEqual(['/faq/']);

    await page.goto('/articles/');
    loaded.length = 0;
    await toQuestions(page).click();
    await expect(page.getByRole('alert')).toContainText('Что-то пошло не');
    await expect(page.getByText('Код ошибки: 500')).toBeVisible();
    await expect(page).toHaveURL(/\/faq\/$/);
    await expect(page).toHaveTitle('Что-то пошло не\u00a0так — Ясно');
    await expect(page.getByRole('main')).toBeFocused();
    expect(loaded).toEqual([]);

    // An anchor on the error page belongs to it, also for the skip link.
    await page.getByRole('link', { name: 'Перейти к содержанию' }).press('Enter');
    await expect(page).toHaveURL(/\/faq\/#content$/);
    await expect(page.getByRole('alert')).toContainText('Что-то пошло не');
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('Что-то пошло не');
    await page.goBack();
    await expect(heading(page)).toHaveText(/Всё\sо\sзрении/);
    await expect(page).toHaveURL(/\/articles\/$/);
    expect(loaded).toEqual([]);
  });

  test.describe('opened directly', () => {
    // It never becomes interactive.
    test.use({ interactive: false });

    test('it reloads once and stays readable', async ({ page }) => {
      await page.route(templateScript('faq-page'), (route) => route.abort());
      const loaded = documents(page);
      await page.goto('/faq/');
      const again = page.waitForEvent('load');
      await page.keyboard.press('Shift');
      await again;
      expect(loaded).toEqual(['/faq/', '/faq/']);
      await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
      await footerLink(page, 'Файлы cookie').click();
      await expect(page).toHaveURL(/\/content\/cookies\/$/);
      // The browser may have prerendered the next page while the pointer moved to its link.
      expect(loaded.filter((path) => path !== '/content/cookies/')).toEqual(['/faq/', '/faq/']);
    });
  });

  test('opens on a retry once the script is available again', async ({ page }) => {
    await page.clock.setFixedTime(new Date());
    await page.addInitScript(() => sessionStorage.setItem('chunk-reload', String(Date.now())));
    await page.route(templateScript('faq-page'), (route) => route.abort());
    await openAlive(page, '/articles/');
    await toQuestions(page).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute(templateScript('faq-page'));
    await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('a link to an anchor on the page', () => {
  const PLACES = '/articles/narusheniya-zreniya/astigmatizm/';
  const anchor = (page: Page) => page.locator('main a[href^="#"]').last();

  /** The scroll position right after the click, and that of the anchor; the page's clock stands. */
  async function jump(page: Page): Promise<{ soon: number; end: number }> {
    const place = () => page.evaluate(() => window.scrollY);
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await anchor(page).evaluate((link: HTMLElement) => link.click());
    await page.clock.runFor(50);
    const soon = await place();
    await page.clock.runFor(1_000);
    return { soon, end: await place() };
  }

  test('scrolls smoothly on wide screens, and jumps where that is better', async ({ page }) => {
    await page.clock.install();
    await openAlive(page, PLACES);
    // From here on only the test advances the clock: frames of a busy machine are long.
    await page.clock.pauseAt(Date.now() + 60_000);
    await test.step('scrolls smoothly on wide screens', async () => {
      const { soon, end } = await jump(page);
      expect(end).toBeGreaterThan(300);
      expect(soon).toBeLessThan(end / 2);
      await expect(page).toHaveURL(/#/);
    });
    await test.step('moves the focus each time, also when the address stays the same', async () => {
      const skip = page.getByRole('link', { name: 'Перейти к содержанию' });
      for (const time of ['first', 'second']) {
        await skip.press('Enter');
        await page.clock.runFor(1_000);
        await expect(page.locator('#content'), time).toBeFocused();
      }
    });
    await test.step('jumps on narrow ones', async () => {
      await page.setViewportSize({ width: 1024, height: 720 });
      const { soon, end } = await jump(page);
      expect(end).toBeGreaterThan(300);
      expect(soon).toBe(end);
      await page.setViewportSize({ width: 1280, height: 720 });
    });
    await test.step('jumps for visitors who prefer no motion', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { soon, end } = await jump(page);
      expect(soon).toBe(end);
    });
  });
});
