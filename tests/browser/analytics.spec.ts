/** Reported clicks, goals and pages after the visitor's consent. */
import { arrived } from './arrived.ts';
import { notFound } from './complaints.ts';
import { answer, callsOf, eventsOf, fakeCounter, goalsOf, hitsOf } from './counter.ts';
import { expect, test } from './test.ts';

test.beforeEach(async ({ page }) => {
  await fakeCounter(page);
});

test('clicks outside the frame are not reported, those of the header and the footer are', async ({
  page,
}) => {
  await page.goto('/faq/');
  await answer(page, 'Согласен');
  await expect.poll(() => hitsOf(page)).toEqual(['/faq/']);
  await test.step('clicks outside the frame are not reported', async () => {
    await page.locator('main summary').first().click();
    expect(await eventsOf(page)).toEqual([]);
  });
  await test.step('links of the header and the footer have their labels', async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Всё о зрении' }).click();
    await expect(page).toHaveURL(/\/articles\/$/);
    // A page that is left before it is shown is not reported.
    await arrived(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Продукты' }).first().click();
    await expect(page).toHaveURL(/\/catalog\/$/);
    const clicks = (await eventsOf(page)).filter(({ event }) => event === 'click');
    expect(clicks).toEqual([
      {
        event: 'click',
        label: 'headerButton',
        text: 'Всё о зрении',
        url: expect.stringMatching(/\/articles\/$/),
      },
      {
        event: 'click',
        label: 'footerButton',
        text: 'Продукты',
        url: expect.stringMatching(/\/catalog\/$/),
      },
    ]);
    expect(await goalsOf(page)).toEqual(['headerButton', 'footerButton']);
    // A page is reported once it is shown, a little after its URL has changed.
    await expect.poll(() => hitsOf(page)).toEqual(['/faq/', '/articles/', '/catalog/']);
  });
  await test.step('the free pair is a goal', async () => {
    await page.evaluate(() => {
      addEventListener('click', (event) => event.preventDefault());
    });
    await page.locator('header [data-goal="free-trial"] a').first().click();
    await expect
      .poll(() => goalsOf(page))
      .toEqual(['headerButton', 'footerButton', 'headerButton', 'free-trial']);
  });
});

test('the key of a link in an email stays on the site', async ({ page }) => {
  await page.goto('/faq/');
  await answer(page, 'Согласен');
  await page.goto('/auth/?restore=abcDEF-12345');
  await expect.poll(() => hitsOf(page)).toEqual(['/auth/']);
  await page.getByRole('banner').getByRole('link', { name: 'Всё о зрении' }).click();
  await expect.poll(() => hitsOf(page)).toEqual(['/auth/', '/articles/']);
  expect(JSON.stringify([await callsOf(page), await eventsOf(page)])).not.toContain('abcDEF');
});

test.describe('a missing page', () => {
  test.use({ tolerate: [notFound('/catalog/takogo-net/')] });

  test('is a goal with its URL and referrer', async ({ page }) => {
    await page.goto('/catalog/takogo-net/', { referer: 'https://example.ru/spravka' });
    await answer(page, 'Согласен');
    const url = expect.stringMatching(/\/catalog\/takogo-net\/$/);
    await expect
      .poll(() => eventsOf(page))
      .toEqual([
        { event: 'goal', goal: '404', url, referrer: expect.stringMatching(/^https:\/\/example/) },
      ]);
    await expect.poll(() => goalsOf(page)).toEqual(['404']);
  });
});
