/**
 * Every screen in the menu of the editor's screen, and the dialogs that open from them, on the shared site:
 * nothing is saved.
 */
import type { Locator, Page } from '@playwright/test';
import { editorDescriptions } from '../../contract/calls/editor-access.ts';
import { expectAccessible } from './axe.ts';
import { enter } from './editor-session.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

const items = (page: Page) => page.getByRole('menu').getByRole('menuitem');

/** The menu's screens; lists and forms of collections are built alike, so one represents all. */
async function places(page: Page): Promise<string[]> {
  const reply = await page.request.get(editorDescriptions.path);
  const { result } = (await reply.json()) as { result: { items: { name: string }[] } };
  const [first = '', ...alike] = result.items.map(({ name }) => `/admin/${name}`);
  expect(first).not.toBe('');
  const all = await items(page).evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  return all.flatMap((href) => (href && !alike.includes(href) ? href : []));
}

/** A list's text until its rows are loaded. */
const listed = (page: Page) => page.getByRole('status', { name: 'Список' });

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: /\S/ });

/** Follows a link to another screen: the one before, complete as it is, stays until that has loaded. */
async function follow(page: Page, link: Locator): Promise<void> {
  const before = (await heading(page).textContent()) ?? '';
  const from = new URL(page.url()).pathname;
  const to = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname;
  await link.click();
  if (to.replace(/\/$/, '') !== from.replace(/\/$/, '')) {
    await expect(heading(page)).not.toHaveText(before);
  }
}

/** A screen is complete when nothing is loading any more. */
async function look(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible();
  await expect(page).toHaveTitle(/\S · Редакция «Ясно»$/);
  await expect(page.getByRole('progressbar').or(listed(page))).toHaveCount(0);
  await expectAccessible(page);
}

/** Delays the requests whose URL or body contains these words until the returned promise is resolved. */
async function held(page: Page, words: string): Promise<PromiseWithResolvers<void>> {
  const late = Promise.withResolvers<void>();
  await page.route('**/editor/**', async (route, request) => {
    if (`${request.url()} ${request.postData()}`.includes(words)) await late.promise;
    await route.fallback();
  });
  return late;
}

test('every screen of the menu is accessible, and so is its form for a new entity', async ({
  page,
}) => {
  await enter(page, '/admin/');
  await expect(items(page).last()).toBeVisible();
  for (const href of await places(page)) {
    await follow(page, items(page).and(page.locator(`[href="${href}"]`)));
    await look(page);
    const begin = page.getByRole('link', { name: 'Создать' });
    if ((await begin.count()) === 0) continue;
    await follow(page, begin);
    await expect(page).toHaveURL(/\/create$/);
    await look(page);
    // The heading of a list is no label in the frame of an input, whatever was styled first.
    for (const heading of await page.locator('.RaArrayInput-label').all()) {
      await expect(heading).toHaveCSS('transform', 'none');
    }
  }
});

test('the menu and its skip link can be read in both themes and in large text', async ({
  page,
}) => {
  await enter(page, '/admin/');
  await expect(items(page).last()).toBeVisible();
  const past = page.getByRole('button', { name: 'Сразу к\u00a0содержанию' });
  const theme = page.getByRole('button', { name: 'Светлая или тёмная тема' });
  for (const mode of ['light', 'dark']) {
    await past.focus();
    const also = ['color-contrast-enhanced'];
    await expectAccessible(page, { within: '.skip-nav-button', also });
    await theme.click();
    await expect(page.locator('html')).not.toHaveCSS('color-scheme', mode);
  }
  // A third less fits into a line: long labels wrap.
  await page.evaluate(() => void (document.documentElement.style.fontSize = '125%'));
  const cut = await items(page).evaluateAll((links) =>
    links.flatMap((link) => {
      const label = link.querySelector('.MuiTypography-root');
      return label && label.scrollWidth > label.clientWidth ? [label.textContent] : [];
    }),
  );
  expect(cut).toEqual([]);
});

test('the menus and dialogs of a screen are accessible', async ({ page }) => {
  await enter(page, '/admin/sessions');
  await look(page);
  await page.getByRole('banner').getByRole('button', { name: 'Демонстрация' }).click();
  await expect(page.getByRole('menuitem', { name: 'Мои входы' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const dialog = page.getByRole('dialog');
  const rows = await held(page, 'articles(');
  await page.getByRole('menuitem', { name: 'Статьи', exact: true }).click();
  await expect(listed(page)).toHaveText('Загружаем…');
  await expectAccessible(page);
  rows.resolve();
  await page
    .getByRole('checkbox', { name: /^Выбрать: / })
    .nth(1)
    .check();
  const bar = page.getByRole('region', { name: 'Выбранные записи' });
  await bar.getByRole('button', { name: 'Изменить', exact: true }).click();
  const change = page.getByRole('menu').last().getByRole('menuitem').first();
  await expect(change).toBeVisible();
  await expectAccessible(page);
  await change.click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await bar.getByRole('button', { name: 'Снять выбор' }).click();
  await page.getByRole('row').nth(1).click();
  for (const name of ['История', 'Снять с\u00a0сайта']) {
    await page.getByRole('button', { name }).click();
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }

  // The product's own values load late: the editor has typed additions by then.
  const found = page.getByRole('option').first();
  const shelves = await held(page, 'catalog_sections(');
  const chosen = await held(page, ': article(');
  await page.getByRole('menuitem', { name: 'Товары', exact: true }).click();
  await page.getByRole('row').nth(1).getByRole('link').click();
  await page.getByRole('combobox', { name: 'Вид' }).click();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const shelf = page.getByRole('combobox', { name: 'Раздел каталога' });
  await shelf.fill('линзы');
  shelves.resolve();
  await expect(found).toBeVisible();
  await expect(shelf).toHaveValue('линзы');
  const articles = page.getByRole('combobox', { name: 'Статьи' });
  await articles.fill('астигматизм торические');
  await expect(found).toContainText('Астигматизм');
  chosen.resolve();
  await expect(page.getByRole('button', { name: /^Как выбрать первые/ })).toBeVisible();
  await expect(articles).toHaveValue('астигматизм торические');
  await expectAccessible(page);
  const name = await found.innerText();
  await found.click();
  await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
});
