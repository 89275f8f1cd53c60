/** Poll and survey: answering, errors, drafts, results, with and without a script. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { statusOf } from './complaints.ts';
import { makeInteractive } from './interactive.ts';
import { expect, test } from './test.ts';

const thanks = /Спасибо, ваш ответ учтён/;

/** Where the questions, their answers and the button are, in whole pixels. */
const places = (page: Page) =>
  page.locator('main form').evaluate((form) =>
    [...form.querySelectorAll('h2, h2 + p, legend, label:has(input), textarea, button')].map(
      (element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const place = [x, y + window.scrollY, width, height].map(Math.round).join(' ');
        return `${element.textContent?.replaceAll(/\s/g, '')} ${place}`;
      },
    ),
  );

test.describe('before scripts', () => {
  test.use({ interactive: false });

  for (const width of [360, 1280]) {
    test(`scripts take over what was chosen and typed before, ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      let release = () => {};
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      const calls: string[] = [];
      page.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await page.goto('/survey/');
      await page.getByRole('radio', { name: 'Меньше года' }).check();
      await page.getByRole('checkbox', { name: 'За рулём' }).check();
      const words = page.getByRole('textbox', { name: /Чего вам не\sхватает/ });
      await words.fill('Карты оптик');
      const before = await places(page);
      release();
      await expect(page.getByRole('progressbar')).toHaveAccessibleName(/Отвечено 3 из\s8/);
      await expect(words).toHaveValue('Карты оптик');
      await expect(words).toBeFocused();
      expect(await places(page)).toEqual(before);
      expect(before.length).toBeGreaterThan(20);
      expect(calls).not.toContain('/rest/site.survey.form.get');
    });
  }
});

test('a poll is answered once, and its results are shown at every visit', async ({ page }) => {
  await page.goto('/poll/');
  const answer = page.getByRole('radio', { name: 'Однодневные' });
  await answer.check();
  await page.getByRole('button', { name: 'Ответить' }).click();
  await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Однодневные' });
  await expect(row).toHaveText(/\d+\s% · \d+\sголос/);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /Вы\sуже отвечали/ })).toBeVisible();
  await expect(answer).toHaveCount(0);
});

test.describe('a second attempt', () => {
  // The browser itself logs every refused request.
  test.use({ tolerate: [statusOf(409, '/rest/site.survey.form.set')] });

  test('a visitor who answered in another tab meanwhile sees the results, not an error', async ({
    page,
    context,
  }) => {
    await page.goto('/poll/');
    await page.getByRole('radio', { name: 'На месяц' }).check();
    const other = await context.newPage();
    await other.goto('/poll/');
    // Before its scripts, the form would be sent as without any, and answered by another page.
    await makeInteractive(other);
    await other.getByRole('radio', { name: 'На две недели' }).check();
    await other.getByRole('button', { name: 'Ответить' }).click();
    await expect(other.getByRole('heading', { name: thanks })).toBeVisible();
    await page.getByRole('button', { name: 'Ответить' }).click();
    await expect(page.getByRole('heading', { name: /Вы\sуже отвечали/ })).toBeFocused();
  });
});

test('the survey reports missing answers, and keeps the input and the progress', async ({
  page,
}) => {
  await page.goto('/survey/');
  const progress = page.getByRole('progressbar', { name: /^Отвечено/ });
  await page.getByRole('radio', { name: 'Меньше года' }).check();
  await expect(progress).toHaveAccessibleName(/Отвечено 1 из\s8/);
  await page.getByRole('button', { name: 'Отправить ответы' }).click();
  // The first unanswered question gets the focus, and each of them shows what it requires.
  await expect(page.getByRole('radio', { name: 'До шести' })).toBeFocused();
  const faults = page.getByText(/Выберите один вариант|Отметьте хотя\sбы|Выберите число/);
  await expect(faults).toHaveCount(5);
  await page.getByRole('checkbox', { name: 'За рулём' }).check();
  await expect(faults).toHaveCount(4);
  await page.getByRole('textbox', { name: /Чего вам не\sхватает/ }).fill('Карты оптик');
  await page.reload();
  await expect(progress).toHaveAccessibleName(/Отвечено 3 из\s8/);
  await expect(page.getByRole('checkbox', { name: 'За рулём' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: /Чего вам не\sхватает/ })).toHaveValue(
    'Карты оптик',
  );
});

test('the survey can be answered by keyboard alone', async ({ page }) => {
  await page.goto('/survey/');
  const groups = page.locator('main fieldset');
  await expect(groups).toHaveCount(8);
  for (const index of [0, 1, 2, 3, 5, 6]) {
    await groups.nth(index).locator('input').first().focus();
    await page.keyboard.press('Space');
  }
  await page.getByRole('button', { name: 'Отправить ответы' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: thanks })).toBeFocused();
  // Gatsby stores scroll positions there.
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => !key.startsWith('@@scroll'))).toEqual([]);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(7);
});

test('the certificate survey has its own URL', async ({ page }) => {
  await page.goto('/survey/?formId=3');
  await expect(page.getByRole('heading', { name: /Как прошёл подбор/ })).toBeVisible();
});

test.describe('a failing connection', () => {
  test.use({ tolerate: [statusOf(503, '/rest/site.survey.form.set')] });

  test('loses no answer', async ({ page }) => {
    await page.route('**/rest/site.survey.form.set', (route) => route.fulfill({ status: 503 }));
    await page.goto('/poll/');
    const answer = page.getByRole('radio', { name: 'На три месяца' });
    await answer.check();
    await page.getByRole('button', { name: 'Ответить' }).click();
    await expect(page.getByRole('alert')).toContainText(/Ответы не\sотправлены/);
    await expect(answer).toBeChecked();
    await page.unroute('**/rest/site.survey.form.set');
    await page.getByRole('button', { name: 'Ответить' }).click();
    await expect(page.getByRole('heading', { name: thanks })).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  // The page with the errors has an error status; the browser logs it.
  test.use({ javaScriptEnabled: false, tolerate: [statusOf(422, '/poll/', '/survey/')] });

  test('a poll is a form, and the results are its response', async ({ page }) => {
    await page.goto('/poll/');
    await page.getByRole('radio', { name: 'Однодневные' }).check();
    await page.getByRole('button', { name: 'Ответить' }).click();
    await expect(page.getByRole('heading', { name: /Спасибо, ваши ответы/ })).toBeVisible();
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: 'Однодневные' }),
    ).toHaveText(/\d+\s% · \d+/);
  });

  test('the survey reports missing answers and keeps the input', async ({ page }) => {
    await page.goto('/survey/');
    for (const name of ['Меньше года', 'До шести', 'В этом году']) {
      await page.getByRole('radio', { name }).check();
    }
    for (const group of [3, 6])
      await page.locator('fieldset').nth(group).locator('input').first().check();
    await page.getByRole('textbox').fill('Больше рисунков');
    await page.getByRole('button', { name: 'Отправить ответы' }).click();
    // By position: Playwright finds no text inside a noscript.
    await expect(page.locator('fieldset').nth(2).locator('[data-fault]')).toHaveText(
      'Отметьте хотя\u00a0бы один вариант',
    );
    await expect(page.getByRole('textbox')).toHaveValue('Больше рисунков');
    await expect(page.getByRole('radio', { name: 'До шести' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'За рулём' }).check();
    await page.getByRole('button', { name: 'Отправить ответы' }).click();
    await expect(page.getByRole('heading', { name: /Спасибо, ваши ответы/ })).toBeVisible();
  });
});
