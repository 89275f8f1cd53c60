/** Inviting a friend, and the page that an invitation opens, up to signing in. */
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { layoutShifts } from './layout-shift.ts';
import { answerCalls, balance, ordersOf, profile, Refusal, signIn } from './member.ts';
import { expect, test } from './test.ts';

const member = { userProfile: profile, userBalance: balance, orders: ordersOf(0) };
const url = 'https://site.test/friend/registration/?invite=ANNA-1';

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    // High enough to show what is below the link: it must not move when the link arrives.
    test.use({ viewport: { width, height: 1800 } });

    test('a member finds their link and its code', async ({ page, context }) => {
      await signIn(context, page, {
        ...member,
        inviteFriend: { code: 'ANNA-1', url, bonus: 300, invited: 2 },
      });
      await page.goto('/friend/');
      await expect(page.getByRole('textbox', { name: 'Ваша ссылка' })).toHaveValue(url);
      await expect(page.getByRole('img', { name: /QR-код/ })).toBeVisible();
      await expect(page.getByText(/2\sдруга/)).toBeVisible();
      // Before axe, which scrolls.
      expect(await layoutShifts(page)).toEqual([]);
      await expectAccessible(page);
    });
  });
}

test('a visitor finds the sign-in link, and no member call is made', async ({ page }) => {
  const asked = await answerCalls(page, {
    inviteFriend: { code: 'ANNA-1', url, bonus: 300, invited: 0 },
  });
  await page.goto('/friend/');
  await expect(page.getByRole('link', { name: /Войти и\sполучить ссылку/ })).toHaveAttribute(
    'href',
    '/auth/',
  );
  await expect(page.getByRole('textbox', { name: 'Ваша ссылка' })).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('an invitation greets the visitor, and its code is passed on to signing in', async ({
  page,
}) => {
  const asked = await answerCalls(page, {
    ...member,
    friendInvitation: { code: 'ANNA-1', firstName: 'Анна', bonus: 150 },
    checkCaptcha: { success: true, score: 0.9 },
    loginSendSms: { resend_in: 60 },
    loginAuthSms: {
      token: 'token-of-a-test',
      token_expired: '2099-01-01T00:00:00.000Z',
      is_new: true,
    },
    userProfile: { ...profile, firstName: null },
    userProfileEdit: ({ params }) => ({ ...profile, firstName: String(params['firstName']) }),
  });
  await page.goto('/friend/registration/?invite=ANNA-1');
  await expect(page.getByRole('heading', { name: /Анна приглашает вас/ })).toBeVisible();
  await expect(page.getByText(/150\sбаллов/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /Войти и\sполучить баллы/ }).click();
  const phone = page.getByRole('textbox', { name: /^Номер телефона/ });
  await expect(phone).toBeVisible();
  await phone.pressSequentially('9990000009');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^Код из/ }).pressSequentially('1234');
  await expect(page.getByRole('heading', { name: /Вы\sс\sнами/ })).toBeVisible();
  expect(asked.find(({ path }) => path === '/rest/login.auth.sms')?.params).toMatchObject({
    invite: 'ANNA-1',
  });
  await page.getByRole('textbox', { name: /Как вас зовут/ }).fill('Ольга');
  await page.getByRole('button', { name: 'Сохранить имя' }).click();
  await expect(page.getByRole('heading', { name: /Ольга, вы\sс\sнами/ })).toBeVisible();
  await expectAccessible(page);
});

test.describe('a missing invitation', () => {
  test.use({ tolerate: [statusOf(404, '/rest/friend.invitation')] });

  test('is reported, and the sign-in link stays', async ({ page }) => {
    await answerCalls(page, { friendInvitation: new Refusal('not_found', 'Нет такого', 404) });
    await page.goto('/friend/registration/?invite=NOBODY');
    await expect(page.getByRole('heading', { name: /приглашение не\sнашлось/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Войти или вступить' })).toBeVisible();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the invitation says what the club offers, and waits for nothing', async ({ page }) => {
    await page.goto('/friend/registration/');
    await expect(page.getByRole('heading', { name: /Бонус за\sдруга/ })).toBeVisible();
    await expect(page.getByText('Загружаем…')).toBeHidden();
  });
});
