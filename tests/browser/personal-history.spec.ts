/** The points' history of a member, with given responses. */
import { expectAccessible } from './axe.ts';
import { newMember } from './personal-replies.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';
import { enterArea } from './visit.ts';

test('is printed, loaded ten at a time, and filtered', async ({ page, context }) => {
  const asked = await enterArea(context, page);
  await page.goto('/personal/history/');
  await test.step('prints its entries without controls', async () => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await expect(page.locator('[id^="entry-"]')).toHaveCount(10);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('[id^="entry-"]').first()).toBeVisible();
    await expect(page.locator('button:visible, nav:visible, main aside:visible')).toHaveCount(0);
    expect(await sideways(page)).toEqual([]);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('loads ten at a time; the focus moves to the new rows', async () => {
    const rows = page.locator('[id^="entry-"]');
    await expect(rows).toHaveCount(10);
    await expect(rows.first()).toContainText(/\+120\sбаллов/);
    await expect(rows.first()).toContainText(/стало 1\s251\sбалл/);
    await expect(page.getByRole('heading', { name: 'Ноябрь 2026' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Показать ещё' }).focus();
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(20);
    await expect(rows.nth(10)).toBeFocused();
    const offsets = asked
      .filter(({ path }) => path === '/rest/user.history.points')
      .map(({ params }) => [params['limit'], params['offset']]);
    expect(offsets).toEqual([
      ['10', '0'],
      ['10', '10'],
    ]);
  });
  await test.step('is filtered by its URL, also after a reload', async () => {
    await page.getByRole('link', { name: 'Списания' }).click();
    const rows = page.locator('[id^="entry-"]');
    await expect(rows).toHaveCount(8);
    await expect(rows.filter({ hasText: '+' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Списания' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(rows).toHaveCount(8);
  });
});

test('has a message for members without entries', async ({ page, context }) => {
  await enterArea(context, page, newMember);
  await page.goto('/personal/history/');
  await expect(page.getByRole('heading', { name: /История начнётся/ })).toBeVisible();
  await expectAccessible(page);
});
