/** Pages that cannot be shown: missing, broken, or broken together with the frame. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { notFound, statusOf } from './complaints.ts';
import { expect, test } from './test.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('a URL without a page', () => {
  test.use({ tolerate: [notFound('/catalog/takogo-net/')] });

  test('says so and offers links', async ({ page }) => {
    const response = await page.goto('/catalog/takogo-net/');
    expect(response?.status()).toBe(404);
    await expect(heading(page)).toHaveText('Упс, страница не найдена.');
    await expect(page.getByText('This page could not be found')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('navigation', { name: 'Хлебные крошки' })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: 'К продуктам' })).toHaveAttribute(
      'href',
      '/catalog/',
    );
    await main.getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(heading(page)).toHaveText(/Видеть\sясно/);
  });
});

test.describe('data that all fail', () => {
  test.use({
    tolerate: [
      statusOf(500, ...['about', '500.html'].map((page) => `/page-data/${page}/page-data.json`)),
    ],
  });

  test('are given up after a few tries, and the document is opened', async ({ page }) => {
    let asked = 0;
    await page.goto('/faq/');
    await page.route('**/page-data/500.html/*', (route) => {
      asked += 1;
      return route.fulfill({ status: 500 });
    });
    await page.route('**/page-data/about/*', (route) => route.fulfill({ status: 500 }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'О нас' }).click();
    await expect(heading(page)).toHaveText(/О\sкомпании/);
    expect(asked).toBeLessThan(10);
  });
});

test.describe('a page that cannot be rendered', () => {
  // React and Gatsby log what a boundary has caught.
  test.use({ tolerate: [/TypeError|Cannot read properties|Uncaught error/] });

  /** The page loads, but not its data. */
  async function breakQuestions(page: Page): Promise<void> {
    await page.route('**/page-data/faq/page-data.json', async (route) => {
      const json = await (await route.fetch()).json();
      json.result.data.content.data = {};
      await route.fulfill({ json });
    });
  }

  test('is replaced by an error page with its frame, and can be retried', async ({ page }) => {
    await breakQuestions(page);
    await page.goto('/articles/');
    await test.step('is replaced by an error page; the frame and other pages still work', async () => {
      const footer = page.getByRole('contentinfo');
      await footer.getByRole('link', { name: 'Вопросы и ответы' }).click();
      await expect(page.getByRole('alert')).toContainText('Что-то пошло не');
      await expect(page.getByText('Код ошибки: 500')).toBeVisible();
      await expect(page).toHaveURL(/\/faq\/$/);
      await expect(page.getByRole('banner')).toBeVisible();
      await expectAccessible(page);

      await footer.getByRole('link', { name: 'Продукты' }).first().click();
      await expect(heading(page)).toHaveText(/Контактные\sлинзы/);
      await expect(page.getByRole('alert')).toHaveCount(0);
      await expect(page).toHaveTitle(/^(?!Что-то)/);
    });
    await test.step('can be retried', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Вопросы и ответы' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.unrouteAll();
      await page.getByRole('button', { name: 'Попробовать ещё раз' }).click();
      await expect(heading(page)).toHaveText(/Вопросы\sи\sответы/);
    });
  });

  test.describe('together with its frame', () => {
    // The mark of an interactive page is gone with the rest.
    test.use({ interactive: false });

    test('is replaced by a sentence and a link home', async ({ page }) => {
      await page.route('**/slice-data/header.json', async (route) => {
        const json = await (await route.fetch()).json();
        json.result.data.document.entity.item = {};
        await route.fulfill({ json });
      });
      await page.goto('/faq/');
      await page.keyboard.press('Shift');
      await expect(heading(page)).toHaveText(/Страница\sне\sпоказалась/);
      await page.unrouteAll();
      await page.getByRole('link', { name: /На\sглавную/ }).click();
      await expect(heading(page)).toHaveText(/Видеть\sясно/);
    });
  });
});

test.describe('the error page of the edge', () => {
  test.use({ interactive: false });

  test('loads no other file', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/500.html');
    await expect(heading(page)).toHaveText(/Сервер\sне\sотвечает/);
    // The browser itself requests an icon, and the speculation rules and the dictionary named in headers.
    const own = asked.filter((path) => !/favicon|speculation|dictionary/.test(path));
    expect(own).toEqual(['/500.html']);
    await expectAccessible(page);
    await page.getByRole('link', { name: /На\sглавную/ }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});
