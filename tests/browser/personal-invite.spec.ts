/** Inviting a friend: the link, its code, and the number of friends. */
import { statusOf } from './complaints.ts';
import { layoutShifts } from './layout-shift.ts';
import { balance, ordersOf, profile, signIn } from './member.ts';
import { expectFit, held, openPersonal, TROUBLE } from './personal-page.ts';
import { passGuard } from './real-member.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';

const URL = '/personal/invite/';
const LINK = 'https://yasno.example/friend/registration/?invite=ANNA42';
const inviteFriend = { code: 'ANNA42', url: LINK, bonus: 200, invited: 3 };

test('the link is copied, shown as a code, and counted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPersonal(page, context, URL, { inviteFriend });
  const main = page.getByRole('main');
  await expect(main.getByRole('textbox', { name: 'Ваша ссылка' })).toHaveValue(LINK);
  await expect(main.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(main).toContainText(/уже с\sнами: 3\sдруга/);
  await main.getByRole('button', { name: 'Скопировать' }).click();
  await expect(page.getByText('Ссылка скопирована')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LINK);
  await expectFit(page);
  await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2', 'line-spacing': '2' });
  await page.setViewportSize({ width: 320, height: 640 });
  const cut = await main.getByRole('textbox', { name: 'Ваша ссылка' }).evaluate((field) => ({
    across: field.scrollWidth - field.clientWidth,
    down: field.scrollHeight - field.clientHeight,
  }));
  expect(cut, 'the link is shown whole in the largest text').toEqual({ across: 0, down: 0 });
});

for (const width of [360, 1280]) {
  test.describe(`${width} px wide`, () => {
    // High enough for what follows the link.
    test.use({ viewport: { width, height: 1800 } });

    test('what inviting brings can be read before the link comes, and does not move', async ({
      page,
      context,
    }) => {
      const link = held(inviteFriend);
      await signIn(context, page, {
        userProfile: profile,
        userBalance: balance,
        orders: ordersOf(0),
        inviteFriend: link.reply,
      });
      await passGuard(context);
      await page.goto(URL);
      await expect(page.getByText(/Баллы за\sкаждого друга/)).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Как это работает' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Скопировать' })).toBeDisabled();
      link.give();
      await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Скопировать' })).toBeEnabled();
      expect(await layoutShifts(page)).toEqual([]);
    });
  });
}

test('says so when no friend has joined yet', async ({ page, context }) => {
  await openPersonal(page, context, URL, { inviteFriend: { ...inviteFriend, invited: 0 } });
  await expect(page.getByText(/пока никто не\sпришёл/)).toBeVisible();
});

test.describe('a failing backend', () => {
  test.use({ tolerate: [statusOf(500, '/rest/invite.friend')] });

  test('still shows the explanation', async ({ page, context }) => {
    await openPersonal(page, context, URL, { inviteFriend: TROUBLE });
    await expect(page.getByRole('alert')).toContainText(/Не\sудалось загрузить приглашение/);
    await expect(page.getByRole('heading', { name: 'Как это работает' })).toBeVisible();
    await expectFit(page);
  });
});
