/** Signing in against the real backend: codes and emails from its outbox, two tabs. */
import type { Page } from '@playwright/test';
import { backendOrigin } from '../site/browsed-site.ts';
import { makeInteractive } from './interactive.ts';
import { statusOf } from './complaints.ts';
import { expect, test } from './test.ts';

type Letter = { to: string; channel: string; text: string; code?: string };

async function lettersTo(to: string): Promise<Letter[]> {
  const reply = await fetch(`${backendOrigin}/dev/outbox`);
  const letters: Letter[] = await reply.json();
  return letters.filter((letter) => letter.to === to);
}

const codeFor = async (phone: string) =>
  (await lettersTo(phone)).find(({ code }) => code)?.code ?? '';

/** The newest link in an email, as a URL of this site. */
async function linkFor(email: string, name: string): Promise<string> {
  const [letter] = await lettersTo(email);
  const key = new RegExp(`/auth/\\?${name}=([\\w-]+)`).exec(letter?.text ?? '')?.[1];
  return key === undefined ? '' : `/auth/?${name}=${key}`;
}

const unique = () => `${String(Date.now()).slice(-6)}${test.info().workerIndex % 10}`;
const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /[Вв]ы\sс\sнами/ });

async function openAuth(page: Page, address = '/auth/'): Promise<void> {
  await page.goto(address);
}

test.describe('a new number', () => {
  // The right code is sent first, without the consent that is then requested.
  test.use({ tolerate: [statusOf(400, '/rest/login.auth.sms')] });

  test('a code from the outbox signs in, and the other tab follows sign-in and sign-out', async ({
    page,
    context,
  }) => {
    test.slow();
    const digits = `901${unique()}`;
    const other = await context.newPage();
    await other.setViewportSize({ width: 1280, height: 800 });
    await other.goto('/about/');
    await makeInteractive(other);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/personal/orders/');
    await expect(page).toHaveURL((url) => url.pathname === '/');
    const why = page.getByRole('complementary', { name: /личный кабинет/ });
    await why.getByRole('link', { name: 'Войти' }).click();
    await page.getByRole('textbox', { name: /^Номер телефона/ }).pressSequentially(digits);
    await page.getByRole('button', { name: 'Получить код' }).click();
    const code = page.getByRole('textbox', { name: /^Код из/ });
    await expect(code).toBeFocused();
    await expect.poll(() => codeFor(`+7${digits}`)).toMatch(/^\d{4}$/);
    await code.pressSequentially(await codeFor(`+7${digits}`));
    const policy = page.getByRole('checkbox', { name: /Даю согласие/ });
    await expect(policy).not.toBeChecked();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(policy).toHaveAccessibleDescription(/Отметьте согласие/);
    await policy.check();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(page).toHaveURL(/\/friend\/registration\/$/);
    await expect(welcome(page)).toBeVisible();
    const wayBack = page.getByRole('link', { name: 'Продолжить: Мои заказы' });
    await expect(wayBack).toHaveAttribute('href', '/personal/orders/');
    await page.getByRole('textbox', { name: /Как вас зовут/ }).fill('Ольга');
    await page.getByRole('button', { name: 'Сохранить имя' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Ольга/ })).toBeVisible();
    const account = other.getByRole('banner').getByRole('link', { name: /кабинет/ });
    await expect(account).toBeVisible();
    await other.goto('/personal/');
    await expect(other).toHaveURL(/\/personal\/$/);
    await makeInteractive(other);
    await openAuth(page);
    await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
    await expect(other).toHaveURL((url) => url.pathname === '/');
    await expect(other.locator('body')).not.toContainText('Ольга');
  });
});

test('a visitor registers by email, signs out and resets a forgotten password', async ({
  page,
}) => {
  test.slow();
  const email = `olga-${unique()}@example.ru`;
  await openAuth(page);
  await page.getByRole('button', { name: /Войти по\sпочте/ }).click();
  await page.getByRole('button', { name: /Зарегистрироваться по\sпочте/ }).click();
  await page.getByRole('textbox', { name: /^Имя/ }).fill('Ольга');
  await page.getByRole('textbox', { name: /Электронная почта/ }).fill(email);
  await page.getByLabel(/Придумайте пароль/).fill('long enough one');
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
  await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
  await expect.poll(() => linkFor(email, 'confirm')).not.toBe('');
  await openAuth(page, await linkFor(email, 'confirm'));
  await page.getByRole('button', { name: 'Подтвердить почту' }).click();
  await page
    .getByRole('main')
    .getByRole('button', { name: /Войти по\sпочте/ })
    .click();
  await page
    .getByLabel(/^Пароль/)
    .and(page.locator('input'))
    .fill('long enough one');
  await page.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ольга, вы/ })).toBeVisible();

  await openAuth(page);
  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await openAuth(page);
  await page.getByRole('button', { name: /Войти по\sпочте/ }).click();
  await page.getByRole('button', { name: 'Забыли пароль?' }).click();
  await page.getByRole('textbox', { name: /Электронная почта/ }).fill(email);
  await page.getByRole('button', { name: 'Прислать ссылку' }).click();
  await expect.poll(() => linkFor(email, 'restore')).not.toBe('');
  await openAuth(page, await linkFor(email, 'restore'));
  await page
    .getByLabel(/Новый пароль/)
    .and(page.locator('input'))
    .fill('another long one');
  await page.getByRole('button', { name: /Сохранить и\sвойти/ }).click();
  await expect(welcome(page)).toBeVisible();
});
