/** Pictures in the editor's screen, on the shared site: uploads are deleted. */
import { png } from '../unit/png.ts';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { enter } from './editor-session.ts';
import { expect, test } from './test.ts';

test.use({
  interactive: false,
  viewport: { width: 1280, height: 900 },
  tolerate: [statusOf(422, '/editor/pictures')],
});

test('a picture is uploaded, given a focal point by keyboard and deleted; a non-picture is refused', async ({
  page,
}) => {
  await enter(page, '/admin/library');
  await expect(page.getByRole('link', { name: /\.png/ }).first()).toBeVisible();
  const files = page.locator('input[type=file]').first();
  const lie = { name: 'obman.png', mimeType: 'image/png', buffer: Buffer.from('это текст') };
  await files.setInputFiles(lie);
  await expect(page.getByText('«obman.png»: это не\u00a0картинка')).toBeVisible();
  await files.setInputFiles({
    ...lie,
    name: 'proba.png',
    buffer: Buffer.from(await png(613, 311)),
  });
  const point = page.getByRole('slider', { name: 'Точка внимания' });
  await expect(page).toHaveURL(/\/library\/\d+$/);
  await point.press('Home');
  await point.press('Shift+ArrowRight');
  await point.press('ArrowUp');
  await page.getByRole('textbox', { name: /^Что на/ }).fill('Проба');
  await page.getByRole('button', { name: 'Сохранить' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Сохранено' })).toBeVisible();
  await page.reload();
  await expect(point).toHaveAttribute('aria-valuetext', '60\u00a0% слева, 49\u00a0% сверху');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Удалить' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
  await expect(page).toHaveURL(/\/library$/);
});
