/** The editor's screen on a site with its own backend. */
import type { Page } from '@playwright/test';
import { PAST_TIME } from '../../contract/past-time.ts';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { enter, signIn, type Editor } from './editor-session.ts';
import { expect, test as base } from './own-site.ts';

const test = base.extend<{ editor: Editor }>({
  editor: async ({ own }, use) => use(await own.screen()),
});

// The screen is interactive once it is there, and has no visitors.
test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

const menu = (page: Page, name: string) => page.getByRole('menuitem', { name, exact: true });

const said = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words });

test.describe('with a wrong password', () => {
  test.use({ tolerate: [statusOf(400, '/editor/session')] });

  test('signing in is refused with a reason', async ({ page, editor }) => {
    await page.goto('/admin/');
    await expect(page.getByRole('heading', { name: 'Вход в редакцию' })).toBeVisible();
    await expectAccessible(page);
    await signIn(page, { ...editor, password: 'не тот' });
    await expect(said(page, /Почта или пароль/)).toBeVisible();
    await signIn(page, editor);
    await expect(menu(page, 'Статьи')).toBeVisible();
  });
});

test('a draft is created, found again and published', async ({ page, editor }) => {
  await enter(page, '/admin/tags/create', editor);
  await page.getByRole('textbox', { name: /^Название/ }).fill('Зима');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page).toHaveURL(/\/admin\/drafts\/\d+$/);
  await expect(page.getByText('Адрес: Заполните поле')).toBeVisible();
  await expectAccessible(page);
  await menu(page, 'Черновики').click();
  await page.getByRole('row', { name: /Зима/ }).click();
  const time = page.getByLabel('Опубликовать в назначенное время');
  await time.fill('2020-01-01T10:00');
  await expect(page.getByText(PAST_TIME)).toBeVisible();
  await page.getByRole('textbox', { name: /^Адрес/ }).fill('zima');
  // A key saves the visible values, although the field still has the focus.
  await time.fill('');
  await page.keyboard.press('Control+s');
  await expect(said(page, /^Черновик сохранён/)).toBeVisible();
  await expect(page.getByText(PAST_TIME)).toBeHidden();
  await expect(time).toBeFocused();
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page).toHaveURL(/\/admin\/tags\/\d+$/);
  await expect(page.getByRole('textbox', { name: /^Адрес/ })).toHaveValue('zima');
  // Published entities have no planned time.
  await expect(page.locator('#main-content')).toBeFocused();

  // A draft of a published entity keeps its text visible, and nobody overwrites it unseen.
  const title = page.getByRole('textbox', { name: /^Название/ });
  await title.fill('Зима близко');
  await page.getByRole('button', { name: 'Сохранить черновик' }).click();
  await expect(page).toHaveURL(/\/admin\/drafts\/\d+$/);
  await expect(title).toHaveValue('Зима близко');
  await expect(title).toBeFocused();
  await menu(page, 'Теги').click();
  await page.getByRole('row', { name: /Зима/ }).click();
  await expect(page.getByRole('link', { name: 'Открыть черновик' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Сохранить черновик' })).toHaveCount(0);
});

test('a new editor is invited, signs in through the email, and the log records the invitation', async ({
  page,
  editor,
  own,
  browser,
}) => {
  await enter(page, '/admin/', editor);
  await expect(page.getByRole('region', { name: 'Черновики' })).toBeVisible();
  await menu(page, 'Редакторы').click();
  await page.getByRole('link', { name: 'Создать' }).click();
  await page.getByRole('textbox', { name: /^Имя/ }).fill('Редактор раздела');
  await page.getByRole('textbox', { name: /^Почта/ }).fill('razdel@yasno.example');
  await page.getByRole('combobox', { name: /^Роль/ }).click();
  await page.getByRole('option', { name: 'Редактор', exact: true }).click();
  await expect(page.getByText(/^Выпускающий\s— .+публикует/)).toBeVisible();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(said(page, /^Приглашение отправлено на\srazdel@yasno\.example$/)).toBeVisible();
  await expect(page.getByRole('row', { name: /Редактор раздела/ })).toContainText('Ждёт ответа');
  await expectAccessible(page);
  await menu(page, 'Журнал действий').click();
  await expect(page.getByRole('row', { name: /Открыт доступ/ }).first()).toBeVisible();

  const letter = (await own.outbox()).find(({ to }) => to === 'razdel@yasno.example');
  const link = /\S+\/admin\/password\/#\S+/.exec(letter?.text ?? '')?.[0];
  const another = await browser.newContext({ locale: 'ru-RU' });
  const theirs = await another.newPage();
  await theirs.goto(`${own.origin}${link?.slice(new URL(link).origin.length) ?? ''}`);
  await expect(theirs.getByRole('heading', { name: 'Придумайте пароль' })).toBeVisible();
  const password = 'кофе лампа ветер окно';
  await theirs.getByLabel('Пароль').fill(password);
  await theirs.getByRole('button', { name: 'Сохранить' }).click();
  await expect(theirs.getByText('Пароль сохранён. Теперь войдите')).toBeVisible();
  await signIn(theirs, { email: 'razdel@yasno.example', password });
  await menu(theirs, 'Статьи').click();
  await expect(theirs.getByRole('table')).toBeVisible();
  await another.close();
});

test('a deleted entity is restored, and so is an earlier version', async ({ page, editor }) => {
  await enter(page, '/admin/footnotes/create', editor);
  await page.getByRole('textbox', { name: /^Код/ }).fill('proba');
  await page.getByRole('textbox', { name: /^Текст/ }).fill('Первые слова.');
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(page).toHaveURL(/\/admin\/footnotes\/\d+$/);
  const text = page.getByRole('textbox', { name: /^Текст/ });
  await expect(text).toBeFocused();
  await text.fill('Другие слова.');
  // The message of the first save may still be on the screen.
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.keyboard.press('Control+Enter');
  await saved;
  await expect(said(page, /^Сохранено$/)).toBeVisible();
  await expect(text).toBeFocused();
  await page.getByRole('button', { name: 'История' }).click();
  const history = page.getByRole('dialog');
  await history.getByRole('button', { name: /Демонстрация/ }).click();
  await expect(history.getByRole('region')).toContainText('Первые');
  // The versions may fill the whole dialog.
  await expect(history.getByRole('heading', { name: 'Что изменилось с тех пор' })).toBeFocused();
  await expectAccessible(page);
  await history.getByRole('button', { name: 'Вернуть и опубликовать' }).click();
  await expect(text).toHaveValue('Первые слова.');
  await page.getByRole('button', { name: 'Удалить' }).click();
  const asked = page.getByRole('dialog', { name: 'Удалить «Первые слова.»?' });
  await asked.getByRole('button', { name: 'Удалить' }).click();
  // An editor who leaves before it is deleted is returned to the list.
  await expect(page).toHaveURL(/\/admin\/footnotes$/);
  await menu(page, 'Удалённое').click();
  const gone = page.getByRole('row', { name: /proba|Первые/ });
  await expect(gone).toBeVisible();
  await expectAccessible(page);
  await gone.getByRole('button').click();
  await expect(text).toHaveValue('Первые слова.');
});

test.describe('a refusal by the API', () => {
  test.use({ tolerate: [/status of 4(?:09|22) .*\/editor\/tags/] });

  test('is shown at its field, and lists where an entity is used before it is deleted', async ({
    page,
    editor,
  }) => {
    await enter(page, '/admin/tags/create', editor);
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
    await expect(asked).toContainText(/Используется:.*Как\sвыбрать/);
    await asked.getByRole('button', { name: 'Удалить' }).click();
    await expect(page).toHaveURL(/\/admin\/tags$/);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('row', { name: /Кислород/ })).toHaveCount(0);
  });
});
