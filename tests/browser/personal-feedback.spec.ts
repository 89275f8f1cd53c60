/** A member's message: errors, draft, confirmation. */
import { statusOf } from './complaints.ts';
import { expectFit, openPersonal, TROUBLE } from './personal-page.ts';
import { expect, test } from './test.ts';

const URL = '/personal/feedback/';
const accepted = { accepted: true as const, id: 1 };

test('a message is sent after fixing its errors, and confirmed', async ({ page, context }) => {
  const asked = await openPersonal(page, context, URL, { formSave: accepted });
  const send = page.getByRole('button', { name: 'Отправить' });
  await send.click();
  await expect(page.getByText(/Выберите, о\sчём пишете/)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Баллы и\sзаказы/ })).toBeFocused();
  await expectFit(page);
  await page.getByText(/Баллы и\sзаказы/).click();
  const message = page.getByRole('textbox', { name: 'Сообщение' });
  await message.fill('Не пришли баллы за код');
  await page.reload();
  await expect(message).toHaveValue('Не пришли баллы за код');
  await expect(page.getByRole('radio', { name: /Баллы и\sзаказы/ })).toBeChecked();
  await send.click();
  await expect(page.getByRole('heading', { name: /Спасибо/ })).toBeFocused();
  expect(asked.find(({ path }) => path === '/rest/form.save')?.params).toEqual({
    form: 'personal-feedback',
    fields: { subject: 'Баллы и\u00a0заказы', message: 'Не пришли баллы за код' },
  });
  await expectFit(page);
  await page.getByRole('button', { name: 'Написать ещё' }).click();
  await expect(message).toHaveValue('');
});

test.describe('a failing backend', () => {
  test.use({ tolerate: [statusOf(500, '/rest/form.save')] });

  test('loses no text', async ({ page, context }) => {
    await openPersonal(page, context, URL, { formSave: TROUBLE });
    await page.getByText('Другое').click();
    const message = page.getByRole('textbox', { name: 'Сообщение' });
    await message.fill('Спасибо за линзы');
    await page.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByRole('alert')).toContainText(/Сообщение не\sотправлено/);
    await expect(message).toHaveValue('Спасибо за линзы');
  });
});
