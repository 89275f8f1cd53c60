/** The banners of «О нас»: plain links, whose clicks send the event named by an editor. */
import { answer, eventsOf, fakeCounter, goalsOf } from './counter.ts';
import { expect, test } from './test.ts';

test('a banner sends its event and navigates', async ({ page }) => {
  await fakeCounter(page);
  await page.goto('/about/');
  await answer(page, 'Согласен');
  await page.getByRole('main').getByRole('link', { name: 'Открыть памятку' }).click();
  await expect(page).toHaveURL(/\/for-new\/$/);
  await expect.poll(() => goalsOf(page)).toEqual(['aboutForNew']);
  expect((await eventsOf(page)).filter(({ event }) => event === 'banner')).toEqual([
    {
      event: 'banner',
      goal: 'aboutForNew',
      text: 'Открыть памятку',
      url: expect.stringMatching(/\/for-new\/$/),
    },
  ]);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false, interactive: false });

  test('a banner is a link', async ({ page }) => {
    await page.goto('/about/');
    await page.getByRole('main').getByRole('link', { name: 'Открыть памятку' }).click();
    await expect(page).toHaveURL(/\/for-new\/$/);
  });
});
