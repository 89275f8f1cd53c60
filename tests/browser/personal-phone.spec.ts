/** «Мои данные»: another phone. */
import { exampleProfile } from '../examples/profile.ts';
import { statusOf } from './complaints.ts';
import { Refusal } from './member.ts';
import { expectFit, openPersonal } from './personal-page.ts';
import { expect, test } from './test.ts';

const URL = '/personal/profile/';
const replies = { userProfile: exampleProfile, sessions: { items: [], total: 0 } };

test.describe('another phone', () => {
  test.use({ tolerate: [statusOf(400, '/rest/user.phone.change')] });

  test('requires a code from each number', async ({ page, context }) => {
    const changed = { ...exampleProfile, phone: '+79990000002' };
    const asked = await openPersonal(page, context, URL, {
      ...replies,
      checkCaptcha: { success: true, score: 0.9 },
      userPhoneCodes: { resend_in: 60, to_old: true },
      userPhoneChange: ({ params }) =>
        params['oldCode'] === '2222'
          ? changed
          : new Refusal('code_wrong', 'Код не подошёл', 400, { oldCode: 'Код не подошёл' }),
    });
    await page.getByRole('button', { name: 'Сменить номер' }).click();
    const dialog = page.getByRole('dialog', { name: 'Сменить номер' });
    await dialog.getByRole('button', { name: 'Получить коды' }).click();
    await expect(dialog.getByRole('textbox', { name: /Новый номер/ })).toBeFocused();
    await dialog.getByRole('textbox', { name: /Новый номер/ }).fill('9990000002');
    await expectFit(page);
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('textbox', { name: /Код с\sнового/ })).toBeFocused();
    await dialog.getByRole('textbox', { name: /Код с\sнового/ }).fill('1111');
    await dialog.getByRole('textbox', { name: /Код с\sпрежнего/ }).fill('3333');
    await expectFit(page);
    await dialog.getByRole('button', { name: 'Сменить номер', exact: true }).click();
    await expect(dialog.getByRole('textbox', { name: /Код с\sпрежнего/ })).toBeFocused();
    await expect(dialog).toContainText('Код не подошёл');
    await dialog.getByRole('textbox', { name: /Код с\sпрежнего/ }).fill('2222');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Телефон', exact: true })).toHaveValue(
      /000\u201100\u201102$/,
    );
    expect(asked.find(({ path }) => path === '/rest/user.phone.codes')?.params).toEqual({
      phone: '+79990000002',
    });
  });
});
