/** Search in the questions, and feedback on an answer. */
import { expect, test } from './test.ts';

const field = { name: 'Поиск по вопросам и ответам' };

test('questions are filtered while typing, and an empty result offers two links', async ({
  page,
}) => {
  await page.goto('/faq/');
  await test.step('questions are filtered while typing, counted, marked, and restored', async () => {
    const questions = page.locator('main details');
    const all = await questions.count();
    const search = page.getByRole('searchbox', field);
    await search.click();
    await expect(search).toBeFocused();
    await search.pressSequentially('контейнер');
    await expect.poll(() => questions.count()).toBeLessThan(all);
    const said = page.getByRole('main').getByRole('status').first();
    let found = 0;
    await expect(async () => {
      found = await questions.count();
      await expect(said).toHaveText(new RegExp(`^Найдено: ${found}\\sответ`), { timeout: 500 });
    }).toPass();
    expect(found).toBeGreaterThan(0);
    const marked = () =>
      page.evaluate(() =>
        [...(CSS.highlights.get('faq-found') ?? [])].map((range) => String(range).toLowerCase()),
      );
    // They are highlighted slightly after they are counted.
    await expect.poll(async () => (await marked()).length).toBeGreaterThanOrEqual(found);
    for (const word of await marked()) expect(word).toMatch(/^контейнер/);
    await page.getByRole('button', { name: 'Очистить поиск' }).click();
    await expect(questions).toHaveCount(all);
    await expect(search).toBeFocused();
  });
  await test.step('an empty result offers two links', async () => {
    await page.getByRole('searchbox', field).fill('синхрофазотрон');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').first()).toHaveText(/Ничего не\sнайдено/);
    await expect(main.getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute(
      'href',
      '/themes/feedback/',
    );
    await expect(main.getByRole('link', { name: /по\sвсему сайту/ })).toHaveAttribute(
      'href',
      `/search/?q=${encodeURIComponent('синхрофазотрон')}`,
    );
  });
});

test('Back from an answer returns to what was found', async ({ page }) => {
  await page.goto('/faq/');
  const search = page.getByRole('searchbox', field);
  await search.fill('контейнер');
  const said = page.getByRole('main').getByRole('status').first();
  await expect(said).toHaveText(/^Найдено/);
  const count = await said.innerText();
  await page.locator('main summary').first().click();
  await page.locator('main details[open] a[href^="/faq/item/"]').last().click();
  await expect(page).toHaveURL(/\/faq\/item\//);
  await page.goBack();
  await expect(search).toHaveValue('контейнер');
  await expect(said).toHaveText(count);
  await page.getByRole('button', { name: 'Очистить поиск' }).click();
  const third = page.locator('main details').nth(2);
  await third.locator('summary').click();
  await third.getByRole('link', { name: /^Открыть отдельной страницей/ }).click();
  await expect(page).toHaveURL(/\/faq\/item\//);
  await page.goBack();
  await expect(third).toHaveAttribute('open', '');
  await expect(third.getByRole('link', { name: /^Открыть отдельной/ })).toBeInViewport();
});

test('a question URL without a name redirects to all questions', async ({ page }) => {
  await page.goto('/faq/item/');
  expect(new URL(page.url()).pathname).toBe('/faq/');
});

test('an answer accepts feedback by keyboard, and a link to a review elsewhere', async ({
  page,
}) => {
  await page.goto('/faq/item/kogda-menyat-linzy/');
  await test.step('«Помог ли ответ?» by keyboard: the text stays until it is sent', async () => {
    const form = page.locator('form', { hasText: 'Помог ли ответ?' });
    await form.getByRole('radio', { name: 'Отчасти' }).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    const words = form.getByRole('textbox');
    await expect(words).toBeFocused();
    await page.keyboard.type('А двухнедельные?');
    await page.reload();
    await expect(words).toHaveValue('А двухнедельные?');
    await expect(form.getByRole('radio', { name: 'Отчасти' })).toBeChecked();
    await form.getByRole('button', { name: 'Отправить' }).click();
    await expect(page.getByText(/^Спасибо! Передали редакции/)).toBeFocused();
  });
  await test.step('a link to a review elsewhere is accepted, and nothing else', async () => {
    const part = page.getByRole('region', { name: /Писали о\sнас/ });
    const link = part.getByRole('textbox');
    await link.fill('не ссылка');
    await part.getByRole('button').click();
    await expect(link).toBeFocused();
    await link.fill('https://vk.com/wall-1_1');
    await part.getByRole('button').click();
    await expect(part.getByText(/Спасибо за\sссылку/)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the question search submits to the site search', async ({ page }) => {
    await page.goto('/faq/');
    const form = page.getByRole('search', { name: /По\sвопросам/ });
    await expect(form).toHaveAttribute('action', '/search/');
    await expect(form).toHaveAttribute('method', 'get');
    await expect(form.getByRole('searchbox')).toHaveAttribute('name', 'q');
  });
});
