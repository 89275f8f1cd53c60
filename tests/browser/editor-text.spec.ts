/** The editor of texts, on the site that everybody visits: nothing of it is saved. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_EDITOR, DEMO_PASSWORD_FILE } from '../../src/config/editor-screen.ts';
import { siteDataDir } from '../site/browsed-site.ts';
import { expectAccessible } from './axe.ts';
import { signIn } from './editor-session.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

const WORD =
  "<p class=MsoNormal style='color:red'>Он сказал: <b>да</b><o:p></o:p></p>" +
  "<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·</span>Раз</p>" +
  "<p><img src='file:///C:/a.png'></p>";

test('a text is pasted clean, linked to a page by its words, and typeset in one step', async ({
  page,
}) => {
  const password = readFileSync(join(siteDataDir, DEMO_PASSWORD_FILE), 'utf8');
  await page.goto('/admin/pages/create');
  await signIn(page, { email: DEMO_EDITOR, password });
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
  await address.fill('/net/takoj/');
  await expect(page.getByText(/Такой страницы на\u00a0сайте нет/)).toBeVisible();
  await expectAccessible(page);
  await address.fill('семь ошибок');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Вставить' }).click();
  await expect(text.getByRole('link')).toHaveAttribute('href', /^\/articles\//);

  await page.getByRole('button', { name: 'Типограф', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Исправить' }).click();
  await expect(text.getByText('Он\u00a0сказал: ')).toBeVisible();
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(text.getByText('Он сказал: ')).toBeVisible();
});
