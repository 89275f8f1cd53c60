/** Instructions: the filter links, opening, anchors, printing. */
import { notFound } from './complaints.ts';
import { expect, test } from './test.ts';

const ONE = 'Как надеть линзу';

test('instructions are printed, and filtered by type', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute('data-print-asked');
  });
  await page.goto('/instructions/');
  await test.step('one instruction is printed alone by its button, and all are shown again afterwards', async () => {
    const cards = page.getByRole('main').locator('article');
    const all = await cards.count();
    const card = cards.filter({ has: page.getByRole('heading', { name: ONE }) });
    await card.locator('summary').click();
    await card.getByRole('button', { name: `Распечатать инструкцию «${ONE}»` }).click();
    await expect(page.locator('html')).toHaveAttribute('data-print-asked', '');
    await page.emulateMedia({ media: 'print' });
    await expect(cards.filter({ visible: true })).toHaveCount(1);
    await expect(card.getByText('Вымойте руки')).toBeVisible();
    await expect(card.getByText('Помогла ли инструкция?')).toBeHidden();
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(cards.filter({ visible: true })).toHaveCount(all);
    await page.emulateMedia({ media: null });
  });
  await test.step('the filter leaves one type, shows the count, and can be shared', async () => {
    const filter = page.getByRole('navigation', { name: 'Виды инструкций' });
    await expect(filter.getByRole('link', { name: /^Все/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await filter.getByRole('link', { name: /^Уход/ }).click();
    await expect(page).toHaveURL(/\/instructions\/uhod\/$/);
    await expect(filter.getByRole('link', { name: /^Уход/ })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const cards = page.getByRole('main').getByRole('article');
    const count = await cards.count();
    expect(count).toBeGreaterThan(0);
    await expect(
      page.getByRole('status').filter({ hasText: new RegExp(`^${count}\\sинструкци`) }),
    ).toBeAttached();
    await expect(cards.first().getByRole('list').first()).toBeVisible();
  });
});

test('a link of another page to an instruction opens it', async ({ page }) => {
  await page.goto('/catalog/yasno-den/');
  await page.getByRole('main').getByRole('link', { name: ONE }).click();
  await expect(page).toHaveURL(/\/instructions\/#kak-nadet-linzu$/);
  const card = page.locator('article', { has: page.getByRole('heading', { name: ONE }) });
  await expect(card.getByRole('heading', { name: 'Вымойте руки' })).toBeInViewport();
});

test('a URL with a type in its query redirects to the page of that type', async ({ page }) => {
  await page.goto('/instructions/?type=uhod');
  expect(new URL(page.url()).pathname).toBe('/instructions/uhod/');
});

test.describe('a missing type', () => {
  test.use({ tolerate: [notFound('/instructions/nonsense/')] });

  test('is not found', async ({ page }) => {
    const response = await page.goto('/instructions/?type=nonsense');
    expect(response?.status()).toBe(404);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a URL with an anchor opens its instruction, and «Помогла ли инструкция?» is accepted', async ({
    page,
  }) => {
    await page.goto('/instructions/#kak-nadet-linzu');
    await test.step('a URL with an anchor opens its instruction, and prints it alone', async () => {
      const card = page.locator('article', { has: page.getByRole('heading', { name: ONE }) });
      await expect(card.getByRole('heading', { name: 'Вымойте руки' })).toBeVisible();
      await expect(page.getByRole('button', { name: /Распечатать/ })).toHaveCount(0);
      const toForm = card.getByRole('link', { name: /помогла\sли\sинструкция/ });
      await expect(toForm).toHaveAttribute('href', /^\/instructions\/[a-z-]+\/#kak-nadet-linzu$/);
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('main article').filter({ visible: true })).toHaveCount(1);
      await page.goto('/instructions/uhod/');
      expect(await page.locator('main article').filter({ visible: true }).count()).toBeGreaterThan(
        1,
      );
      await page.emulateMedia({ media: null });
    });
    await test.step('«Помогла ли инструкция?» is accepted and confirmed', async () => {
      const form = page.locator('main article form').first();
      await form.getByText('Да, всё ясно').click();
      await form.getByRole('button', { name: 'Отправить' }).click();
      await expect(page).toHaveURL(/\/instructions\/uhod\/#review-thanks$/);
      await expect(page.getByText('Спасибо! Ваш отзыв у нас.')).toBeVisible();
    });
  });
});
