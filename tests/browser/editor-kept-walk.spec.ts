/** Nothing that an editor types is lost: tabs, sessions, a backend that dies, and another editor. */
import type { Browser, Page } from '@playwright/test';
import { CSRF_HEADER } from '../../contract/headers.ts';
import type { OwnSite } from '../site/own-site.ts';
import { expectAccessible } from './axe.ts';
import { enter, type Editor } from './editor-session.ts';
import { expect, test as base } from './own-site.ts';

const test = base.extend<{ editor: Editor }>({
  editor: async ({ own }, use) => use(await own.screen()),
});

test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

const said = (page: Page, words: RegExp) => page.getByRole('alert').filter({ hasText: words });
const lead = (page: Page) => page.getByRole('textbox', { name: /^Подводка/ });
const title = (page: Page) => page.getByRole('textbox', { name: /^Заголовок/ });
const text = (page: Page) => page.getByRole('textbox', { name: 'Текст' });
const publish = (page: Page) => page.getByRole('button', { name: 'Опубликовать' }).click();

/** Types into the text where a key leads. */
async function typeAt(page: Page, key: 'Control+Home' | 'Control+End', words: string) {
  await text(page).press(key);
  await page.keyboard.insertText(words);
  await expect(text(page)).toContainText(words);
}

/** Another person's window. */
async function window(browser: Browser, own: OwnSite, path: string, who: Editor): Promise<Page> {
  const context = await browser.newContext({ baseURL: own.origin, locale: 'ru-RU' });
  const page = await context.newPage();
  await enter(page, path, who);
  return page;
}

/** Invites a person, who follows the link in the letter. */
async function invited(own: OwnSite, by: Editor, email: string, role: string): Promise<Editor> {
  const call = async (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${own.origin}/editor/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const signed = await call('session', { email: by.email, password: by.password });
  const cookie = signed.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { result } = (await signed.json()) as { result: { csrf: string } };
  const as = { cookie, [CSRF_HEADER]: result.csrf };
  expect((await call('accounts', { name: email, role, email }, as)).status).toBe(200);
  const letter = (await own.outbox()).find(({ to }) => to === email);
  const key = /#([\w-]{43})/.exec(letter?.text ?? '')?.[1];
  const password = 'кофе лампа ветер окно';
  expect((await call('password', { key, password })).status).toBe(200);
  return { email, password };
}

test.describe('what is typed', () => {
  test.use({ tolerate: [/status of (?:401|50\d) |ERR_/] });

  test('survives a reload, an expired session and a killed backend', async ({
    page,
    own,
    editor,
  }) => {
    await enter(page, '/admin/articles/3', editor);
    await title(page).fill('Сухость глаз: черновик в голове');
    await expect(page.getByText(/^Правки хранятся в\sэтом браузере/)).toBeVisible();
    // A deploy: another build of the screen is served from now on.
    await page.route('**/admin/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" src="/admin/assets/index-newer.js"></script>',
      }),
    );
    const replaced = said(page, /^Редакция обновилась/);
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('focus')));
      await expect(replaced).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expectAccessible(page);
    page.once('dialog', (dialog) => void dialog.accept());
    await replaced.getByRole('button', { name: 'Обновить' }).click();
    await page.unroute('**/admin/');
    const offer = said(page, /Есть несохранённые правки от/);
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Вернуть' }).click();
    await expect(title(page)).toHaveValue('Сухость глаз: черновик в голове');

    await page.context().clearCookies();
    await publish(page);
    const again = page.getByRole('dialog', { name: 'Вход закончился' });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await again.getByLabel('Почта').fill(editor.email);
    await again.getByLabel('Пароль').fill(editor.password);
    await again.getByRole('button', { name: 'Войти' }).click();
    await expect(said(page, /^Сохранено/)).toBeVisible();

    await lead(page).fill('Пока сохраняли, сервер умер.');
    await own.end('SIGKILL');
    await publish(page);
    await expect(said(page, /не\sотвечает|Нет связи|Попробуйте/).first()).toBeVisible();
    await own.start();
    await expect(lead(page)).toHaveValue('Пока сохраняли, сервер умер.');
    await publish(page);
    // Saved: the form has nothing left to publish.
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeDisabled();
    await expect(page.getByText(/^Правки хранятся/)).toHaveCount(0);
    await page.reload();
    await expect(lead(page)).toHaveValue('Пока сохраняли, сервер умер.');
    await expect(said(page, /Есть несохранённые правки/)).toHaveCount(0);
  });

  test('continues in the draft that a save creates, with its caret', async ({ page, editor }) => {
    // Longer than the save and the change of forms. Letters that have keys: others come without a key press.
    const slowly = { delay: 40 };
    await test.step('in a line', async () => {
      await enter(page, '/admin/articles/5', editor);
      await title(page).fill('Начало и\u00a0конец');
      await title(page).press('Home');
      for (let step = 0; step < 'Начало'.length; step += 1) await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Control+s');
      await page.keyboard.type(', middle without a pause', slowly);
      await expect(page).toHaveURL(/\/drafts\/\d+/);
      await expect(title(page)).toHaveValue('Начало, middle without a pause и\u00a0конец');
      await expect(title(page)).toBeFocused();
    });
    await test.step('in a rich text', async () => {
      await page.goto('/admin/articles/6');
      const body = page.getByRole('textbox', { name: 'Текст' });
      await body.locator('p').first().click();
      await page.keyboard.press('Home');
      await page.keyboard.type('Первое');
      await page.keyboard.press('Control+s');
      await page.keyboard.type(' second third fourth fifth ', slowly);
      await expect(page).toHaveURL(/\/drafts\/\d+/);
      await expect(body).toContainText('Первое second third fourth fifth ');
    });
    await test.step('the form of the entity offers nothing to restore', async () => {
      await page.goto('/admin/articles/5');
      await expect(title(page)).toBeVisible();
      await expect(said(page, /Есть несохранённые правки/)).toHaveCount(0);
    });
  });
});

test.describe('two people', () => {
  test.use({ tolerate: [/status of 409 /] });

  test('see each other, and their changes are merged; a viewer cannot save', async ({
    page,
    browser,
    own,
    editor,
  }) => {
    const vera = await invited(own, editor, 'vera-v@yasno.example', 'publisher');
    const oleg = await invited(own, editor, 'oleg-o@yasno.example', 'viewer');
    await enter(page, '/admin/articles/4', editor);
    await expect(title(page)).toBeVisible();
    const other = await window(browser, own, '/admin/articles/4', vera);
    await expect(other.getByRole('status').filter({ hasText: 'Демонстрация' })).toBeVisible();
    await title(other).fill('Заголовок Веры');
    await lead(other).fill('Подводка Веры.');
    await typeAt(other, 'Control+Home', 'Начало Веры.');
    await publish(other);
    await expect(said(other, /^Сохранено/)).toBeVisible();
    await other.context().close();

    await title(page).fill('Заголовок редакции');
    await typeAt(page, 'Control+End', 'Конец редакции.');
    await publish(page);
    const asked = page.getByRole('dialog', { name: /^Пока вы писали/ });
    await expect(asked).toContainText('само: Подводка, Текст.');
    await expectAccessible(page);
    await asked.getByRole('radio', { name: 'Ваш вариант' }).check();
    await asked.getByRole('button', { name: 'Сохранить' }).click();
    await expect(title(page)).toHaveValue('Заголовок редакции');
    await expect(lead(page)).toHaveValue('Подводка Веры.');
    await expect(text(page)).toHaveText(/^Начало Веры\..+Конец редакции\.$/s);

    const looking = await window(browser, own, '/admin/articles/4', oleg);
    await expect(said(looking, /Смотреть здесь можно всё/)).toBeVisible();
    await expect(title(looking)).toBeDisabled();
    await expect(looking.getByRole('button', { name: 'Опубликовать' })).toHaveCount(0);
    await expectAccessible(looking);
    // Nor open a form for a new article, and is told so.
    await looking.goto('/admin/articles/create');
    const heading = looking.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Сюда нет доступа');
    await expect(looking).toHaveTitle('Сюда нет доступа · Редакция «Ясно»');
    await expectAccessible(looking);
    await looking.context().close();
  });
});
