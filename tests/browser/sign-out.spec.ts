/** Every tab follows signing in and out, and a session that ends shows no personal data. */
import type { BrowserContext, Page } from '@playwright/test';
import { makeInteractive } from './interactive.ts';
import { statusOf } from './complaints.ts';
import { answerCalls, balance, ordersOf, profile, Refusal, signIn } from './member.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const member = { userProfile: profile, userBalance: balance, orders: ordersOf(2) };
const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: /кабинет/ });
const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Войти' });

/** A page of the site in a separate tab, with its scripts loaded. */
async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await answerCalls(page, member);
  await page.goto(path);
  await makeInteractive(page);
  return page;
}

test('signing out in one tab signs out all', async ({ page, context }) => {
  await signIn(context, page, { ...member, tokenExpire: { expired: true } });
  await page.goto('/auth/');
  // Signing out removes it, and other tabs notice that.
  await page.evaluate(() => localStorage.setItem('auth.token', 'token-of-a-test'));
  const other = await openTab(context, '/about/');
  await expect(account(other)).toContainText('Анна');
  await page.getByRole('main').getByRole('button', { name: 'Выйти' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(login(other)).toBeVisible();
  await expect(account(other)).toBeHidden();
  await expect(other.locator('body')).not.toContainText('Анна');
});

test('signing in in one tab signs in all', async ({ page, context }) => {
  await answerCalls(page, {
    ...member,
    checkCaptcha: { success: true, score: 0.9 },
    loginSendSms: { resend_in: 60 },
    loginAuthSms: {
      token: 'token-of-a-test',
      token_expired: '2099-01-01T00:00:00.000Z',
      is_new: false,
    },
  });
  const other = await openTab(context, '/about/');
  await expect(login(other)).toBeVisible();
  await page.goto('/auth/');
  await page.getByRole('textbox', { name: /^Номер телефона/ }).pressSequentially('9990000001');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Код из/ }).pressSequentially('1234');
  await expect(page).toHaveURL(/\/friend\/registration\/$/);
  await expect(account(other)).toContainText('Анна');
});

test.describe('an expired session', () => {
  test.use({ tolerate: [statusOf(401, '/rest/invite.friend')] });

  test('leads from the member’s link to the login, with a message', async ({ page, context }) => {
    await signIn(context, page, {
      ...member,
      inviteFriend: new Refusal('unauthorized', 'Войдите снова', 401),
    });
    await page.goto('/friend/');
    await expect(page).toHaveURL(/\/auth\/$/);
    await expect(page.getByText(/Сеанс закончился/)).toBeVisible();
    await expect(login(page)).toBeVisible();
    const kept = async () =>
      (await context.cookies()).filter(({ name }) => name.startsWith('auth.'));
    await expect.poll(kept).toEqual([]);
  });
});
