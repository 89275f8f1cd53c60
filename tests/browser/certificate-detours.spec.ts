/** Detours on the way to a certificate: not joining after all, another phone. */
import { expectAccessible } from './axe.ts';
import { codeField, field, fill, open, policy, send } from './certificate-form.ts';
import { failed, flowBackend } from './certificate-replies.ts';
import { expect, test } from './test.ts';

test('can be repeated for another phone, on both pages', async ({ page }) => {
  await flowBackend(page);
  await open(page);
  await fill(page);
  await send(page).click();
  await codeField(page).pressSequentially('1234');
  await expect(page.getByText('YA-2026-000777')).toBeVisible();
  await page.getByRole('button', { name: 'Другой номер' }).click();
  await expect(field(page, /^Телефон, на/)).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('9990000003');
  await field(page, /^Телефон, на/).pressSequentially('89990000004');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await codeField(page).pressSequentially('1234');
  await expect(page.getByText('YA-2026-000777')).toBeVisible();
  await open(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Другой номер' }).click();
  await expect(field(page, /^Имя/)).toBeFocused();
  await expect(field(page, /^Имя/)).toHaveValue('');
});

test.describe('a missing consent', () => {
  test.use({ tolerate: [/status of 400 .*\/rest\/login\.auth\.sms/] });

  test('a visitor who joins can go back from the consent, and get the certificate without joining', async ({
    page,
  }) => {
    const backend = await flowBackend(page);
    const missing = failed(400, 'consent_missing', 'Нужно согласие');
    backend.answer('login.auth.sms', missing, missing);
    await open(page);
    await fill(page);
    await page.getByRole('checkbox', { name: /Хочу вступить/ }).check();
    await send(page).click();
    await codeField(page).pressSequentially('1234');
    await expect(policy(page)).toBeFocused();
    await expect(policy(page)).not.toBeChecked();
    await policy(page).check();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    // The wording on the page is outdated.
    await expect(policy(page)).toHaveAccessibleDescription('Нужно согласие');
    await page.getByRole('button', { name: /Вернуться к\sанкете/ }).click();
    await expect(page.getByRole('radio', { name: 'Нет' })).toBeFocused();
    await expect(field(page, /^Имя/)).toHaveValue('Анна');
    await page.getByRole('checkbox', { name: /Хочу вступить/ }).uncheck();
    await send(page).click();
    await codeField(page).pressSequentially('1234');
    await expect(page).toHaveURL(/single/);
    const tries = backend.asked.filter(({ call }) => call === 'login.auth.sms');
    expect(tries.map(({ params }) => [params['action'], params['policy'] !== undefined])).toEqual([
      ['authorization', false],
      ['authorization', true],
      ['certificate', false],
    ]);
  });
});
