/** The editor's screen on a site with its own backend. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { expect, test as base } from './own-site.ts';

type Editor = { readonly email: string; readonly password: string };

const test = base.extend<{ editor: Editor }>({
  editor: async ({ own }, use) => use(await own.screen()),
});

// The screen is interactive once it is there, and has no visitors.
test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

async function signIn(page: Page, { email, password }: Editor): Promise<void> {
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

const menu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

const said = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words });

test.describe('with a wrong password', () => {
  test.use({ tolerate: [statusOf(400, '/editor/session')] });

  test('nobody is let in, and told why', async ({ page, editor }) => {
    await page.goto('/admin/');
    await expect(page.getByRole('heading', { name: 'Вход в редакцию' })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, { ...editor, password: 'не тот' });
    await expect(said(page, /Почта или пароль/)).toBeVisible();
    await signIn(page, editor);
    await expect(menu(page, 'Статьи')).toBeVisible();
  });
});

test('an editor finds an article, changes it and sees that it is saved', async ({
  page,
  editor,
}) => {
  await page.goto('/admin/');
  await signIn(page, editor);
  await menu(page, 'Статьи').click();
  await page.getByRole('textbox', { name: 'Поиск' }).fill('астигматизм торические');
  // The address follows what is searched: then the list is the one that was asked for.
  await expect(page).toHaveURL(/filter=/);
  const row = page.getByRole('row', { name: /Астигматизм/ }).first();
  await expect(row).toBeVisible();
  await expectAccessible(page);
  await row.click();
  await expect(page).toHaveTitle(/^Статья „Астигматизм/);
  await expectAccessible(page);
  const title = page.getByRole('textbox', { name: /^Заголовок/ });
  await title.fill('Астигматизм простыми словами');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(said(page, /^Сохранено$/)).toBeVisible();
  await page.reload();
  await expect(title).toHaveValue('Астигматизм простыми словами');
});

test('a draft is begun, found again and published', async ({ page, editor }) => {
  await page.goto('/admin/');
  await signIn(page, editor);
  await menu(page, 'Теги').click();
  await page.getByRole('link', { name: 'Создать' }).click();
  await page.getByRole('textbox', { name: /^Название/ }).fill('Зима');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page).toHaveURL(/\/admin\/drafts\/\d+$/);
  await expect(page.getByText('Адрес: Заполните поле')).toBeVisible();
  await expectAccessible(page);
  await menu(page, 'Черновики').click();
  await page.getByRole('row', { name: /Зима/ }).click();
  await page.getByRole('textbox', { name: /^Адрес/ }).fill('zima');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(said(page, /^Черновик сохранён/)).toBeVisible();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page).toHaveURL(/\/admin\/tags\/\d+$/);
  await expect(page.getByRole('textbox', { name: /^Адрес/ })).toHaveValue('zima');
});

test.describe('what the API refuses', () => {
  test.use({ tolerate: [/status of 4(?:09|22) .*\/editor\/tags/] });

  test('stands at its field, and what names an entity before it is deleted', async ({
    page,
    editor,
  }) => {
    await page.goto('/admin/');
    await signIn(page, editor);
    await menu(page, 'Теги').click();
    await page.getByRole('link', { name: 'Создать' }).click();
    await page.getByRole('textbox', { name: /^Название/ }).fill('Новый тег');
    const alias = page.getByRole('textbox', { name: /^Адрес/ });
    await alias.fill('Новый тег 🙂');
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(alias).toHaveAttribute('aria-invalid', 'true');
    await alias.fill('novyj-teg');
    await page.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(page).toHaveURL(/\/admin\/tags\/\d+$/);

    await menu(page, 'Теги').click();
    await page.getByRole('row', { name: /Кислород/ }).click();
    await page.getByRole('button', { name: 'Удалить' }).click();
    const asked = page.getByRole('dialog');
    await asked.getByRole('button', { name: 'Удалить' }).click();
    await expect(asked).toContainText(/Используется: .*Как\sвыбрать/);
    await asked.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByRole('row', { name: /Кислород/ })).toHaveCount(0);
  });
});
