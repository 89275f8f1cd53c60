/** Lists and keys of the editor's screen, on the shared site: nothing is changed. */
import { expectAccessible } from './axe.ts';
import { enter } from './editor-session.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false, viewport: { width: 768, height: 900 } });

test.describe('several entities', () => {
  // So low that the list of named entities does not fit.
  test.use({
    viewport: { width: 768, height: 400 },
    tolerate: [/status of 409 .*\/editor\/tags/],
  });

  test('are selected, and the entities that use them are listed before they are deleted', async ({
    page,
  }) => {
    await enter(page, '/admin/tags');
    const boxes = page.getByRole('checkbox', { name: /^Выбрать: / });
    await boxes.nth(5).check();
    await boxes.nth(7).click({ modifiers: ['Shift'] });
    const bar = page.getByRole('region', { name: 'Выбранные записи' });
    await expect(bar).toContainText(/Выбрано: 3\sзаписи/);
    await expectAccessible(page);
    await bar.getByRole('button', { name: 'Удалить' }).click();
    const asked = page.getByRole('dialog');
    await expect(asked.getByRole('button', { name: 'Удалить' })).toBeVisible();
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Удалить' }).click();
    await expect(asked.getByText(/^Используется: /)).toHaveCount(3);
    await expectAccessible(page);
    await asked.getByRole('button', { name: 'Оставить' }).click();
    await expect(bar).toContainText('Выбрано: 3');

    await page.getByRole('columnheader').getByRole('button').first().press('Enter');
    const news = page.getByRole('status').getByText(/^По\s(?:возрастанию|убыванию)\. Найдено: /);
    await expect(news).toBeAttached();
    await expect(page.locator('th[aria-sort]')).toHaveCount(1);

    const menu = page.getByRole('button', { name: 'Добавить фильтр' });
    await menu.press('Enter');
    await page.getByRole('menuitemcheckbox', { name: 'Есть черновик' }).press('Enter');
    await expect(page.getByRole('combobox', { name: 'Есть черновик' })).toBeFocused();
    await page.getByRole('button', { name: 'Убрать фильтр: Есть черновик' }).press('Enter');
    await expect(menu).toBeFocused();
    await expect(menu).toHaveCSS('outline-style', 'solid');
  });
});

test('a shortcut searches all collections; the menu is a drawer', async ({ page }) => {
  await enter(page, '/admin/');
  await page.getByRole('button', { name: 'Открыть меню' }).click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Открыть меню' }).focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /слова из/ }).fill('астигматизм торические');
  const found = page.getByRole('option', { name: /Астигматизм/ }).first();
  await expect(found).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/[\w-]+\/\d+$/);
  await expect(page.locator('#main-content')).toBeFocused();
});

for (const [name, width] of [
  ['partner-offers', 1280],
  ['partner-offers', 768],
  ['articles', 768],
  ['products', 768],
  ['sessions', 360],
] as const) {
  test.describe(`a list wider than its window: ${name} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('scrolls in its own container, also by keyboard', async ({ page }) => {
      await enter(page, `/admin/${name}`);
      const box = page.getByRole('region', { name: 'Список, листается вбок' });
      await expect(box).toBeVisible();
      await expectAccessible(page);
      const last = box.getByRole('columnheader').last();
      await expect(last).not.toBeInViewport({ ratio: 1 });
      await box.focus();
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(last).toBeInViewport({ ratio: 1, timeout: 100 });
      }).toPass();
      expect(await sideways(page)).toEqual([]);
    });
  });
}

test('the time of a bulk action is changed by typing', async ({ page }) => {
  await enter(page, '/admin/articles');
  await page.getByRole('checkbox').nth(1).check();
  await page.getByRole('button', { name: 'Снять с\u00a0сайта' }).click();
  const time = page.getByRole('dialog').getByLabel('В назначенное время');
  await time.fill('2026-12-31T15:30');
  await time.focus();
  // Past the day and the month, whatever their order.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2027');
  await expect(time).toHaveValue('2027-12-31T15:30');
});
