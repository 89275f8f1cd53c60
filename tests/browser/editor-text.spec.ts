/** The text editor, on the shared site: nothing is saved. */
import { expectAccessible } from './axe.ts';
import { enter } from './editor-session.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

const WORD =
  "<p class=MsoNormal style='color:red'>Он сказал: <b>да</b><o:p></o:p></p>" +
  "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Раз</p>" +
  "<p><img src='file:///C:/a.png'></p>";

test('a pasted text is cleaned, linked to a page found by search, and typeset in one step', async ({
  page,
}) => {
  await enter(page, '/admin/pages/create');
  const text = page.getByRole('textbox', { name: 'Текст' });
  await text.click();
  await text.evaluate((field, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, WORD);
  await expect(text.getByRole('listitem')).toHaveText('Раз');
  await expect(page.getByText(/^Не\u00a0вставилось: 1\u00a0картинка/)).toBeVisible();

  await page.getByRole('button', { name: 'Ссылка', exact: true }).click();
  const address = page.getByRole('combobox', { name: 'Куда ведёт' });
  await expect(address).toBeFocused();
  await address.fill('/net/takoj/');
  await expect(page.getByText(/Такой страницы на\u00a0сайте нет/)).toBeVisible();
  await expectAccessible(page);
  await address.fill('семь ошибок');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Вставить' }).click();
  await expect(text.getByRole('link')).toHaveAttribute('href', /^\/articles\//);

  await page.getByRole('button', { name: 'Типограф', exact: true }).click();
  const correct = page.getByRole('button', { name: 'Исправить' });
  await expect(correct).toBeVisible();
  await expectAccessible(page);
  await correct.click();
  await expect(text.getByText('Он\u00a0сказал: ')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(text.getByText('Он сказал: ')).toBeVisible();

  await page.getByRole('button', { name: 'Таблица', exact: true }).click();
  const cells = text.getByRole('cell').or(text.getByRole('columnheader'));
  await expect(cells).toHaveCount(6);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').getByText(/^Теперь Tab/)).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
});
