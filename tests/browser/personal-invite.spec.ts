/** Inviting a friend: the link, its code, and the number of friends. */
import { statusOf } from './complaints.ts';
import { expectFit, openPersonal, TROUBLE } from './personal-page.ts';
import { expect, test } from './test.ts';

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
});

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
