/** Codes of packages: validated while typing, distinguished when they are refused. */
import { packageCodeFrom } from '../../src/config/package-code.ts';
import { statusOf } from './complaints.ts';
import { Refusal } from './member.ts';
import { expectFit, openPersonal, TROUBLE } from './personal-page.ts';
import { expect, test } from './test.ts';

const URL = '/personal/codes/';
const CODE = packageCodeFrom('K7M29XWD4H');
const signs = CODE.replaceAll('-', '');
const row = {
  id: 5,
  code: CODE,
  product: 'Ясно День',
  points: 150,
  registered_at: '2026-11-21T10:00:00.000Z',
};
const none = { items: [], total: 0 };

test('a code is checked, masked and credited', async ({ page, context }) => {
  let items: (typeof row)[] = [];
  const asked = await openPersonal(page, context, URL, {
    productPackageCode: () => ({ items, total: items.length }),
    productCodeRegistration: () => {
      items = [row];
      return { accepted: true, id: 5 };
    },
  });
  await test.step('a typing error is reported before anything is sent', async () => {
    const field = page.getByRole('textbox', { name: /Код с\sупаковки/ });
    await field.focus();
    await field.pressSequentially(`${signs.slice(0, -1)}${signs.endsWith('A') ? 'B' : 'A'}`);
    await expect(field).toHaveAccessibleDescription(/опечатка/);
    await page.getByRole('button', { name: 'Получить баллы' }).click();
    await expect(field).toBeFocused();
    expect(asked.map(({ path }) => path)).not.toContain('/rest/product.code.registration');
    await field.fill('K7M2');
    await page.getByRole('button', { name: 'Получить баллы' }).click();
    await expect(field).toHaveAccessibleDescription(/не\sхватает 8\sзнаков/);
    await expectFit(page);
  });
  await test.step('a code is masked, checked and credited', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.getByRole('textbox', { name: /Код с\sупаковки/ }).clear();
    const field = page.getByRole('textbox', { name: /Код с\sупаковки/ });
    await field.focus();
    await field.pressSequentially(signs.toLowerCase());
    await expect(field).toHaveValue(CODE);
    await expect(field).toHaveAccessibleDescription(/сходятся/);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/\+150\sбаллов за\s«Ясно День»/)).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('listitem').filter({ hasText: CODE })).toBeVisible();
    const [sent] = asked.filter(({ path }) => path === '/rest/product.code.registration');
    expect(sent?.params).toEqual({ code: CODE });
    await expectFit(page);
  });
});

test.describe('a refusal', () => {
  test.use({ tolerate: [statusOf(400, '/rest/product.code.registration')] });

  test('is reported at the field, and the input stays', async ({ page, context }) => {
    let refused: Refusal | undefined;
    await openPersonal(page, context, URL, {
      productPackageCode: none,
      productCodeRegistration: () => refused ?? new Refusal('internal', 'Не ждали', 500),
    });
    for (const [code, words] of [
      ['product_code_unknown', /не\sпечатали/],
      ['product_code_used', /уже зарегистрирован/],
      ['product_code_mistyped', /опечатка/],
    ] as const) {
      await test.step(code, async () => {
        refused = new Refusal(code, 'Нельзя', 400);
        const field = page.getByRole('textbox', { name: /Код с\sупаковки/ });
        await field.clear();
        await field.focus();
        await field.pressSequentially(signs);
        await page.keyboard.press('Enter');
        await expect(field).toHaveAccessibleDescription(words);
        await expect(field).toHaveValue(CODE);
      });
    }
  });
});

test.describe('a failing backend', () => {
  test.use({ tolerate: [statusOf(500, '/rest/product.package.code')] });

  test('hides the list but not the field', async ({ page, context }) => {
    await openPersonal(page, context, URL, { productPackageCode: TROUBLE });
    await expect(page.getByRole('alert')).toContainText(/Не\sудалось загрузить ваши коды/);
    await expect(page.getByRole('textbox', { name: /Код с\sупаковки/ })).toBeVisible();
  });
});
