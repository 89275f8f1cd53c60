/** «Мои данные»: what is typed and not saved is there again after Back, and can be undone. */
import type { Page } from '@playwright/test';
import { exampleProfile } from '../examples/profile.ts';
import { expectFit, openPersonal } from './personal-page.ts';
import { expect, test } from './test.ts';

const URL = '/personal/profile/';
const replies = { userProfile: exampleProfile, sessions: { items: [], total: 0 } };

/** Opens the form with a page behind it and a page after it in the history. */
async function openBetween(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Продукты' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Контактные\sлинзы/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${URL}$`));
}

/** Leaves by the browser's own buttons, which nothing can hold, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Контактные\sлинзы/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${URL}$`));
}

test('unsaved input is there again after Back, until it is undone', async ({ page, context }) => {
  await openPersonal(page, context, URL, replies);
  await openBetween(page);
  const surname = page.getByRole('textbox', { name: 'Фамилия' });
  const city = page.getByRole('combobox', { name: 'Город' });
  const children = page.getByRole('textbox', { name: 'Имя ребёнка' });
  const years = page.getByRole('combobox', { name: 'Год рождения' });
  const unsaved = page.getByText('Есть несохранённые изменения');

  await surname.fill('Белова');
  await city.fill('Каза');
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click();
  await children.last().fill('Соня');
  await years.last().selectOption('2019');
  await leaveAndReturn(page);
  await expect(surname).toHaveValue('Белова');
  await expect(city).toHaveValue('Каза');
  await expect(children.last()).toHaveValue('Соня');
  await expect(years.last()).toHaveValue('2019');
  await expect(page.getByRole('textbox', { name: /^Имя(?!\sреб)/ })).toHaveValue('Анна');
  await expect(unsaved).toBeVisible();
  await expectFit(page);

  await page.getByRole('button', { name: 'Отменить изменения' }).click();
  await expect(surname).toHaveValue('Смирнова');
  await expect(children).toHaveValue('Миша');
  await expect(unsaved).toBeHidden();
  await expect(page.getByRole('button', { name: 'Сохранить' })).toBeFocused();
  await leaveAndReturn(page);
  await expect(surname).toHaveValue('Смирнова');
});

test('changes that are given up do not come back', async ({ page, context }) => {
  await openPersonal(page, context, URL, replies);
  const surname = page.getByRole('textbox', { name: 'Фамилия' });
  await surname.fill('Белова');
  await page.getByRole('banner').getByRole('link', { name: 'Продукты' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Уйти/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Контактные\sлинзы/);
  await page.goBack();
  await expect(surname).toHaveValue('Смирнова');
});
