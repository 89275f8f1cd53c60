/** A new member with a separate backend earns, spends, cancels and changes their data. */
import { freeCodes } from '../../backend/seed/club/package-codes.ts';
import { expect, placeOf, test } from './own-site.ts';
import { becomeMember } from './real-member.ts';

/** Codes of two boxes of lenses, 150 points each. */
const codes = freeCodes.filter(({ product }) => product === 'yasno-den').map(({ code }) => code);

test('codes earn points, an offer costs them, a cancelled order returns them', async ({
  page,
  context,
  own,
}) => {
  await becomeMember(context, placeOf(own));
  await page.goto('/personal/codes/');
  const field = page.getByRole('textbox', { name: /Код с\sупаковки/ });
  for (const code of codes) {
    await field.focus();
    await field.pressSequentially(code);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listitem').filter({ hasText: code })).toBeVisible();
    await expect(page.getByText(/\+150\sбаллов за/)).toBeVisible();
  }

  await page.goto('/personal/partners/');
  const bar = page.getByRole('main').getByText(/^У\sвас/);
  await expect(bar).toContainText(/300\sбаллов/);
  await page.getByRole('switch', { name: 'Хватает баллов' }).check();
  await page.getByRole('button', { name: /Билет в\sкино/ }).click();
  const offer = page.getByRole('dialog');
  await offer.getByRole('button', { name: /Заказать за\s300/ }).click();
  await offer.getByRole('button', { name: 'Да, списать' }).click();
  await expect(page).toHaveURL(/\/personal\/orders\/$/);
  await expect(page.getByRole('main')).toContainText(/Билет в\sкино/);
  await page
    .getByRole('button', { name: /Отменить/ })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Да, отменить/ })
    .click();
  await expect(page.getByText(/баллы вернулись/)).toBeVisible();
  await page.goto('/personal/partners/');
  await expect(bar).toContainText(/300\sбаллов/);
});

test('saved data survives a reload', async ({ page, context, own }) => {
  await becomeMember(context, placeOf(own));
  await page.goto('/personal/profile/');
  const name = page.getByRole('textbox', { name: /^Имя(?!\sреб)/ });
  await name.fill('Вера');
  await page.getByRole('textbox', { name: 'Фамилия' }).fill('Лисина');
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click();
  await page.getByRole('textbox', { name: 'Имя ребёнка' }).fill('Тима');
  await page.getByRole('combobox', { name: 'Год рождения' }).selectOption('2015');
  await page.getByRole('checkbox', { name: /на\sпочту/ }).check();
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByText('Сохранено', { exact: true })).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue('Вера');
  await expect(page.getByRole('textbox', { name: 'Имя ребёнка' })).toHaveValue('Тима');
  await expect(page.getByRole('checkbox', { name: /на\sпочту/ })).toBeChecked();
});
