/**
 * From a new article to its readers: its page, its lists, the sitemap, another address and the death of the
 * regenerator, on a site that publishes automatically.
 */
import type { Page } from '@playwright/test';
import { openOwnSite, type OwnSite } from '../site/own-site.ts';
import { expectAccessible } from './axe.ts';
import { enter, type Editor } from './editor-session.ts';
import { expect, test as base } from './own-site.ts';

const test = base.extend<{ editor: Editor }, { own: OwnSite }>({
  own: [
    async ({}, use) => {
      const own = await openOwnSite({ isPublished: true });
      await use(own);
      await own.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  editor: async ({ own }, use) => use(await own.screen()),
});

test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

const MINUTE = 60_000;
/** Enough time for a slow machine to plan it, and less than the clock skew that the regenerator accepts. */
const AHEAD = 4 * MINUTE;
const LIST = '/articles/uhod-i-gigiena/';

const field = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const menu = (page: Page, name: string) =>
  page.getByRole('menuitem', { name, exact: true }).click();
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();

/** A Moscow time as a browser's input shows it; the tests' browsers use that time zone. */
const inMoscow = (at: number) =>
  new Date(at).toLocaleString('sv', { timeZone: 'Europe/Moscow' }).slice(0, 16).replace(' ', 'T');

/** Whether a published page contains this text. */
const says = async (page: Page, path: string, words: string) =>
  (await (await page.request.get(path, { maxRedirects: 0 })).text()).includes(words);

/** Waits until the list shows this; a regenerator that has just started opens the whole site first. */
const shows = (page: Page, words: string) =>
  expect.poll(() => says(page, LIST, words), { timeout: MINUTE }).toBe(true);

test('an article is written, scheduled, read, moved, and published despite a killed regenerator', async ({
  page,
  own,
  editor,
}) => {
  // Its site restarts its servers, and the regenerator opens the whole site twice.
  test.slow();
  const { regenerator } = own;
  if (!regenerator) throw new Error('This site publishes nothing');
  await enter(page, '/admin/articles/create', editor);
  await field(page, /^Заголовок/).fill('Линзы на Луне');
  await field(page, /^Адрес/)
    .first()
    .fill('linzy-na-lune');
  await field(page, /^Подводка/).fill('Там сухо.');
  await field(page, /^Текст/).fill('Очень сухо.');
  await press(page, 'Выбрать из\u00a0библиотеки');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /\.\w+$/ })
    .first()
    .click();
  await page.getByRole('combobox', { name: /^Раздел/ }).fill('Уход');
  await page.getByRole('option', { name: /^Уход/ }).click();
  await page.getByLabel(/^Дата публикации/).fill(inMoscow(own.now()).slice(0, 10));
  for (const who of ['Автор', 'Медицинский редактор']) {
    await page
      .getByRole('group', { name: who })
      .getByRole('textbox', { name: /^Кто/ })
      .fill('Редакция');
  }
  await page.getByLabel(/^Проверено/).fill('2026-01-12');
  await page.getByRole('textbox', { name: /^Что на\sкартинке/ }).fill('Луна');
  await press(page, 'Предпросмотр');
  await expect(
    page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Линзы на Луне' }),
  ).toBeVisible();
  await press(page, 'Скрыть предпросмотр');
  await press(page, 'Сохранить черновик');
  await expect(page).toHaveURL(/\/drafts\/\d+$/);
  await page.getByLabel('Опубликовать в назначенное время').fill(inMoscow(own.now() + AHEAD));
  await press(page, 'Запланировать');
  // The message about the plan: that of the first save may still be on the screen.
  await expect(
    page.getByRole('alert').filter({ hasText: /^Черновик сохранён и\sвыйдет/ }),
  ).toBeVisible();
  expect(await says(page, LIST, 'Линзы на Луне')).toBe(false);

  await own.pass(AHEAD);
  await shows(page, 'Линзы на Луне');
  expect(await says(page, `${LIST}linzy-na-lune/`, 'Очень сухо.')).toBe(true);
  expect(await says(page, '/sitemap.xml', 'linzy-na-lune/')).toBe(true);

  await menu(page, 'Статьи');
  await field(page, /^Поиск/).fill('луне сухо');
  // The URL follows the search: then the list is the requested one.
  await expect(page).toHaveURL(/filter=/);
  const row = page.getByRole('row', { name: /Линзы на Луне/ });
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(page).toHaveTitle(/^Статья «Линзы на Луне/);
  await expectAccessible(page);
  await field(page, /^Адрес/)
    .first()
    .fill('linzy-v-kosmose');
  await expect(page.getByText(/^Прежний адрес .+linzy-na-lune\/ будет вести/)).toBeVisible();
  await press(page, 'Опубликовать');
  await expect(page.getByText(/^Опубликовано за/)).toBeVisible();
  await press(page, 'Какие');
  await page.getByRole('button', { name: `Сравнить: ${LIST}`, exact: true }).click();
  const difference = page.getByRole('dialog');
  await expect(difference.getByRole('region', { name: 'На странице' })).toContainText(
    'linzy-v-kosmose',
  );
  await expectAccessible(page);
  await difference.getByRole('button', { name: 'Закрыть' }).click();
  const moved = await page.request.get(`${LIST}linzy-na-lune/`, { maxRedirects: 0 });
  expect([moved.status(), moved.headers()['location']]).toEqual([301, `${LIST}linzy-v-kosmose/`]);
  expect(await says(page, LIST, 'linzy-v-kosmose/')).toBe(true);

  const saving = page.waitForRequest((request) => request.method() === 'PUT');
  await field(page, /^Заголовок/).fill('Линзы в космосе');
  await press(page, 'Опубликовать');
  await saving;
  await regenerator.kill();
  await expect(field(page, /^Заголовок/)).toHaveValue('Линзы в космосе');
  await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeDisabled();
  await regenerator.start();
  await shows(page, 'Линзы в космосе');
  await expect(page.getByText(/^Опубликовано/)).toBeVisible();

  await menu(page, 'Переадресации');
  await expect(page.getByRole('row', { name: /linzy-na-lune/ })).toContainText('linzy-v-kosmose');
});
