/** The guide for beginners: its steps, and the checklist. */
import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';

const sheet = (page: Page) => page.getByRole('region', { name: 'Проверка перед выходом' });
const boxes = (page: Page) => sheet(page).getByRole('checkbox');

async function tickAndClear(page: Page): Promise<void> {
  await expect(boxes(page)).toHaveCount(8);
  await boxes(page).first().check();
  await sheet(page).getByText('Руки вымыты').click();
  await expect(sheet(page).locator(':checked')).toHaveCount(2);
  await sheet(page).getByRole('button', { name: 'Снять отметки' }).click();
  await expect(sheet(page).locator(':checked')).toHaveCount(0);
}

test('the checklist is ticked, cleared and printed, and the progress shows where the reader is', async ({
  page,
}) => {
  await page.goto('/for-new/');
  await test.step('the progress of steps shows where the reader is', async () => {
    const steps = page.getByRole('navigation', { name: 'Шаги' });
    await expect(steps.getByRole('link')).toHaveCount(7);
    await steps.getByRole('link', { name: 'Освойте уход' }).click();
    await expect(page).toHaveURL(/#shag-5$/);
    await expect(steps.getByRole('link', { name: 'Освойте уход' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(steps.locator('[aria-current]')).toHaveCount(1);
  });
  await test.step('the checklist is ticked and cleared', async () => {
    await tickAndClear(page);
  });
  await test.step('it is printed with its ticks, after the steps', async () => {
    await boxes(page).first().check();
    await page.evaluate(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await sheet(page).getByRole('button', { name: 'Распечатать' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(boxes(page).first()).toBeVisible();
    await expect(boxes(page).first()).toHaveCSS('print-color-adjust', 'exact');
    await expect(sheet(page)).toHaveCSS('break-before', 'page');
    await expect(page.getByText('Что дальше')).toBeHidden();
  });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, interactive: false });

  test('the checklist works and offers no button that needs a script', async ({ page }) => {
    await page.goto('/for-new/');
    await expect(boxes(page)).toHaveCount(8);
    await boxes(page).first().check();
    await expect(boxes(page).first()).toBeChecked();
    await expect(sheet(page).getByRole('button', { name: 'Распечатать' })).toBeHidden();
    await sheet(page).getByRole('button', { name: 'Снять отметки' }).click();
    await expect(boxes(page).first()).not.toBeChecked();
  });
});
