/**
 * The first screen, the content check and the company's desk, on the shared site: read-only.
 */
import type { Page } from '@playwright/test';
import { editorSite } from '../../contract/calls/editor-releases.ts';
import { expectAccessible } from './axe.ts';
import { enter } from './editor-session.ts';
import { waitForStablePage } from './interactive.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

const REASON = 'Обращение № 1840';

const menu = (page: Page, name: string) =>
  page.getByRole('menuitem', { name, exact: true }).click();

test('the first screen says what to do, and a finding leads to its field', async ({ page }) => {
  await enter(page, '/admin/');
  await expect(page.getByText('Всё опубликовано')).toBeVisible();
  const found = page.getByRole('link', { name: /^Длинный заголовок/ });
  await expect(found).toBeVisible();
  await page.getByRole('button', { name: 'Понятно, спасибо' }).click();
  await expect(page.getByRole('button', { name: 'С чего начать' })).toBeVisible();
  await found.click();
  await expect(page).toHaveTitle(/^Проверка содержания/);
  const finding = page.getByRole('link', { name: /Знаков \d+/ }).first();
  await expect(finding).toBeVisible();
  await expectAccessible(page);
  await finding.click();
  await expect(page.getByRole('textbox', { name: /^Заголовок/ })).toBeFocused();
});

test('nothing is preloaded until the first screen has its responses', async ({ page }) => {
  const happened: string[] = [];
  page.on('request', (request) => {
    if (/TextEditor-.+\.js$/.test(request.url())) happened.push('ahead');
  });
  const waits = Promise.withResolvers<void>();
  await page.route(`**${editorSite.path}`, async (route) => {
    await waits.promise;
    happened.push('answered');
    await route.continue();
  });
  const ahead = page.waitForRequest(/TextEditor-.+\.js$/);
  await enter(page, '/admin/');
  // The rest of the screen is there, and each part of it shows that it is loading.
  await expect(page.getByRole('link', { name: /^Длинный заголовок/ })).toBeVisible();
  await expect(page.getByText('Спрашиваем…')).toBeVisible();
  waits.resolve();
  await ahead;
  expect(happened.slice(0, 2)).toEqual(['answered', 'ahead']);
});

test('the desk asks for a reason before it shows a person, and previews the effect of an action', async ({
  page,
}) => {
  await enter(page, '/admin/desk-questions');
  await page.getByRole('button', { name: 'Открыть', exact: true }).click();
  await expect(page.getByText(/Напишите, зачем: это останется/)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('textbox', { name: 'Зачем' }).fill(REASON);
  await page.getByRole('button', { name: 'Открыть', exact: true }).click();
  await expect(page.getByText(`«${REASON}»`)).toBeVisible();

  await menu(page, 'Найти человека');
  await page.getByRole('textbox', { name: /^Телефон, почта/ }).fill('8 999 000-00-01');
  await page.getByRole('textbox', { name: 'Зачем' }).fill(REASON);
  await page.getByRole('main').getByRole('button', { name: 'Найти' }).click();
  const anna = page.getByRole('region', { name: /^Анна/ });
  await expect(anna).toContainText('+7\u00a0999\u00a0000\u201100\u201101');
  await expectAccessible(page);
  await anna.getByRole('button', { name: 'Исправить баллы' }).click();
  const act = page.getByRole('dialog');
  await act.getByLabel('Сколько баллов').fill('-20');
  await expect(act).toContainText(/−20\u00a0баллов: было .+, станет/);
  await expectAccessible(page);
  await act.getByRole('button', { name: 'Не надо' }).click();
  await anna.getByRole('button', { name: 'Заказы' }).click();
  await expect(page.getByRole('region', { name: /^Заказ Я-/ }).first()).toBeVisible();

  await menu(page, 'Кто что смотрел');
  const look = page.getByRole('row', { name: /Поиск заказов/ }).first();
  await expect(look).toContainText('телефон …0001');
  await expect(look).toContainText(REASON);
  await expectAccessible(page);
});

test('the search of people fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, '/admin/desk-people');
  await expect(page.getByRole('group', { name: 'Что искать' })).toBeVisible();
  await waitForStablePage(page);
  expect(await sideways(page)).toEqual([]);
});
