/** «Мои данные»: a day of birth that is only partly typed. */
import { exampleProfile } from '../examples/profile.ts';
import { openPersonal } from './personal-page.ts';
import { expect, test } from './test.ts';

test('an incomplete day of birth is an error, and the stored one stays', async ({
  page,
  context,
}) => {
  const asked = await openPersonal(page, context, '/personal/profile/', {
    userProfile: exampleProfile,
    sessions: { items: [], total: 0 },
  });
  const birthday = page.getByLabel('День рождения');
  await birthday.focus();
  // The last part is the year.
  for (const key of ['ArrowRight', 'ArrowRight', 'Delete']) await page.keyboard.press(key);
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(birthday).toHaveAccessibleDescription(/Укажите день, месяц и\sгод/);
  await expect(birthday).toBeFocused();
  expect(asked.filter(({ path }) => path === '/rest/user.profile.edit')).toEqual([]);
});
