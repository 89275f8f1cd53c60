/** A page on paper: its text, black on white, and no controls. */
import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';

test.use({ viewport: { width: 794, height: 1123 }, colorScheme: 'dark' });

/** Texts of each sheet, with their distance from its lower edge. */
async function sheetsOf(page: Page) {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const numbers = Array.from({ length: paper.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const { items } = await (await paper.getPage(number)).getTextContent();
      return items.flatMap((item) =>
        'str' in item ? [{ text: item.str, height: Number(item.transform[5]) }] : [],
      );
    }),
  );
}

for (const url of [
  '/articles/narusheniya-zreniya/astigmatizm/',
  '/catalog/yasno-den/',
  '/faq/',
  '/for-new/',
  '/instructions/',
  '/catalog/',
  '/catalog/compare/?products=yasno-den,yasno-mesyac',
  '/discounts/5/shops/?product=17',
]) {
  test(`${url} can be printed`, async ({ page }) => {
    await page.goto(url);
    const answer = page.locator('main details:not([open]) p').first();
    if (url === '/faq/') await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('button:visible, form:visible, nav:visible')).toHaveCount(0);
    await expect(page.locator('[name="products"]:visible, [role="switch"]:visible')).toHaveCount(0);
    // Three lines of a map's address for each shop.
    await expect(page.locator('[href*="rtext="]:visible')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((element) => element.checkVisibility())
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(fixed).toEqual([]);
    // Closed answers are open on paper.
    if (url === '/faq/') expect((await answer.boundingBox())?.height).toBeGreaterThan(10);
  });
}

test('the first instruction begins on the first sheet', async ({ page }) => {
  await page.goto('/instructions/');
  const [first = []] = await sheetsOf(page);
  expect(first.map(({ text }) => text).join(' ')).toContain('Вымойте руки');
});

test('the heading of a shelf stands on the sheet of its first product', async ({ page }) => {
  await page.goto('/catalog/');
  const sheets = (await sheetsOf(page)).map((sheet) => sheet.map(({ text }) => text).join(' '));
  expect(sheets.find((sheet) => sheet.includes('Линзы плановой замены'))).toContain(
    'Ясно Две недели',
  );
});

test('the footer covers no shop of a long list', async ({ page }) => {
  await page.goto('/where-buy/');
  const last = page.getByRole('main').getByRole('article').last();
  await expect(last).toBeVisible();
  const phone = await last.locator('a[href^="tel:"]').innerText();
  const sheet = (await sheetsOf(page)).at(-1) ?? [];
  const heightOf = (words: string) => sheet.findLast(({ text }) => text.includes(words))?.height;
  expect(heightOf(phone) ?? 0).toBeGreaterThan(heightOf('Информация на') ?? Infinity);
});

test('paper has text of the usual size and spacing, which breaks no date or number', async ({
  page,
  context,
}) => {
  await chooseView(context, { 'text-size': '3', 'letter-spacing': '2' });
  await page.goto('/discounts/1/');
  const text = page.locator('main p').first();
  await expect(text).not.toHaveCSS('letter-spacing', 'normal');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveCSS('font-size', /^13\.3/);
  await expect(text).toHaveCSS('letter-spacing', 'normal');
  await expect(text).toHaveCSS('word-spacing', '0px');
});
