/** Signing in on its page and in the panel: section 4 «Authentication», with given responses. */
import type { Page } from '@playwright/test';
import { versionsOf } from '../../src/config/member-consents.ts';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { layoutShifts } from './layout-shift.ts';
import {
  answerCalls,
  balance,
  ordersOf,
  profile,
  Refusal,
  signIn,
  type Replies,
} from './member.ts';
import { expect, test } from './test.ts';

const LATER = '2099-01-01T00:00:00.000Z';
const opened = { token: 'token-of-a-test', token_expired: LATER, is_new: false };
const member = { userProfile: profile, userBalance: balance, orders: ordersOf(0) };
const replies: Replies = {
  ...member,
  checkCaptcha: { success: true, score: 0.9 },
  loginSendSms: { resend_in: 60 },
  loginAuthSms: ({ params }) =>
    params['code'] === '1234'
      ? opened
      : new Refusal('code_wrong', 'Код не\u00a0подошёл. Осталось попыток: 4', 400),
};
const phone = (page: Page) => page.getByRole('textbox', { name: /^Номер телефона/ });
const code = (page: Page) => page.getByRole('textbox', { name: /^Код из/ });

/** The page at rest with its scripts loaded. */
async function openAuth(page: Page, query = ''): Promise<void> {
  await page.goto(`/auth/${query}`);
}

for (const viewport of [
  { width: 360, height: 800 },
  { width: 1280, height: 800 },
]) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport, tolerate: [statusOf(400, '/rest/login.auth.sms')] });

    test('phone, wrong code, right code, signed in', async ({ page }) => {
      const asked = await answerCalls(page, replies);
      await openAuth(page);
      await phone(page).pressSequentially('+79990000001');
      await page.keyboard.press('Enter');
      await expect(code(page)).toBeFocused();
      await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(page.getByRole('button', { name: /Отправить код ещё раз/ })).toBeDisabled();
      await expectAccessible(page);
      await code(page).pressSequentially('0000');
      await expect(page.getByText(/Осталось попыток: 4/)).toBeVisible();
      await expect(code(page)).toBeFocused();
      await code(page).fill('1234');
      await expect(page).toHaveURL(/\/friend\/registration\/$/);
      await expect(
        page.getByRole('heading', { level: 1, name: /Анна, вы\sс\sнами/ }),
      ).toBeVisible();
      expect(asked.find(({ path }) => path === '/rest/login.send.sms')?.params).toEqual({
        phone: '+79990000001',
        action: 'authorization',
      });
    });
  });
}

test('«Войти» opens the same form in the panel and focuses it', async ({ page }) => {
  await answerCalls(page, replies);
  await page.goto('/about/');
  const login = page.getByRole('banner').getByRole('link', { name: 'Войти' });
  await login.focus();
  await page.keyboard.press('Enter');
  await expect(phone(page)).toBeFocused();
  await expectAccessible(page);
  await phone(page).pressSequentially('89990000001');
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await code(page).pressSequentially('1234');
  await expect(page).toHaveURL(/\/friend\/registration\/$/);
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeHidden();
});

test('errors are reported at their fields: by phone and by email, then an email is sent', async ({
  page,
}) => {
  const asked = await answerCalls(page, {
    checkCaptcha: { success: true, score: 0.9 },
    registrationByEmail: { accepted: true, id: null },
  });
  await openAuth(page);
  await test.step('an incomplete number is reported at its field', async () => {
    for (const [typed, words] of [
      ['999', /неполный.*десять цифр/],
      ['0000001 2', /лишние цифры/],
    ] as const) {
      await phone(page).pressSequentially(typed);
      await page.keyboard.press('Enter');
      await expect(phone(page)).toBeFocused();
      await expect(phone(page)).toHaveAccessibleDescription(words);
    }
  });
  await test.step('by email: errors at their fields, then an email', async () => {
    await page.getByRole('button', { name: /Войти по\sпочте/ }).click();
    await page.getByRole('button', { name: /Зарегистрироваться по\sпочте/ }).click();
    const name = page.getByRole('textbox', { name: /^Имя/ });
    await expect(name).toBeFocused();
    await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
    await expect(name).toHaveAccessibleDescription(/Укажите имя/);
    const policy = page.getByRole('checkbox', { name: /Даю согласие/ });
    await expect(policy).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: /Хочу получать/ })).not.toBeChecked();
    await expectAccessible(page);
    await name.fill('Анна');
    await page.getByRole('textbox', { name: /Электронная почта/ }).fill('anna@example.ru');
    const password = page.getByLabel(/Придумайте пароль/);
    await password.fill('qwerty');
    await expect(page.getByText(/^Ещё 4\sзнака$/)).toBeVisible();
    await password.fill('qwertyuiop');
    await expect(page.getByText(/^Легко подобрать/)).toBeVisible();
    await password.fill('кошка на синем диване');
    await expect(page.getByText('Надёжный пароль')).toBeVisible();
    await expectAccessible(page);
    await password.fill('long enough');
    await policy.check();
    await page.getByRole('button', { name: 'Зарегистрироваться', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Проверьте почту' })).toBeVisible();
    expect(asked.map(({ path }) => path)).toEqual([
      '/rest/check.captcha',
      '/api/security/registration/byEmail',
    ]);
    expect(asked.slice(1).map(({ params }) => params)).toEqual([
      {
        firstName: 'Анна',
        email: 'anna@example.ru',
        password: 'long enough',
        policy: true,
        subscribe: false,
        consentVersions: versionsOf(['policy', 'subscribe']),
      },
    ]);
  });
});

test('the link in an email confirms the address on a button press, and signs nobody in', async ({
  page,
}) => {
  const confirmed = { email: 'anna@example.ru', is_new: true };
  const asked = await answerCalls(page, { ...member, loginConfirmEmail: confirmed });
  await openAuth(page, '?confirm=key-of-a-letter');
  const button = page.getByRole('button', { name: 'Подтвердить почту' });
  await expect(button).toBeVisible();
  expect(asked).toEqual([]);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Почта подтверждена' })).toBeVisible();
  expect(asked[0]?.params).toEqual({ key: 'key-of-a-letter' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /Войти по\sпочте/ })
    .click();
  await expect(page.getByRole('textbox', { name: /Электронная почта/ })).toHaveValue(
    'anna@example.ru',
  );
});

test.describe('an expired link', () => {
  test.use({ tolerate: [statusOf(400, '/rest/login.confirm.email')] });

  test('offers another email', async ({ page }) => {
    await answerCalls(page, {
      loginConfirmEmail: new Refusal('link_expired', 'Ссылка больше не\u00a0действует', 400),
    });
    await openAuth(page, '?confirm=key-of-a-letter');
    await page.getByRole('button', { name: 'Подтвердить почту' }).click();
    await expect(page.getByText(/Ссылка больше не\sдействует/)).toBeVisible();
    await page.getByRole('button', { name: 'Получить новое письмо' }).click();
    await expect(page.getByRole('textbox', { name: /^Имя/ })).toBeFocused();
  });
});

test('the password reset link asks for a new password', async ({ page }) => {
  const asked = await answerCalls(page, { ...member, restorePassword: opened });
  await openAuth(page, '?restore=key-of-a-letter');
  await page
    .getByLabel(/Новый пароль/)
    .and(page.locator('input'))
    .fill('another long one');
  await page.getByRole('button', { name: /Сохранить и\sвойти/ }).click();
  await expect(page).toHaveURL(/\/friend\/registration\/$/);
  expect(asked[0]?.params).toEqual({ key: 'key-of-a-letter', password: 'another long one' });
});

test('a member sees who is signed in, and the link to the area', async ({ page, context }) => {
  await signIn(context, page, member);
  await openAuth(page);
  const card = page.getByRole('main');
  await expect(card.getByRole('heading', { name: 'Анна' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'Личный кабинет' })).toHaveAttribute(
    'href',
    '/personal/',
  );
  await expect(card.getByRole('button', { name: 'Выйти' })).toBeVisible();
  // Before axe, which scrolls.
  expect(await layoutShifts(page)).toEqual([]);
  await expectAccessible(page);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page explains that it needs JavaScript, and gives a phone number', async ({ page }) => {
    await page.goto('/auth/');
    const note = page.locator('main noscript');
    await expect(note.locator('h2')).toHaveText('Для входа нужен JavaScript');
    await expect(note.locator('a[href^="tel:"]')).toBeVisible();
  });
});
