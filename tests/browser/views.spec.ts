/**
 * A page that loads in a view looks like one that was switched to it: pages.spec.ts shows every
 * page in every view in place.
 */
import type { Page } from '@playwright/test';
import { VIEW_VALUES, type View } from '../../src/config/view.ts';
import { waitForStablePage } from './interactive.ts';
import { LETTERS, looksOf } from './looks.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';

const URL = '/articles/narusheniya-zreniya/astigmatizm/';

const views: View[] = [
  { palette: 'dark', 'text-size': '3' },
  { palette: 'contrast', 'text-size': '1', 'letter-spacing': '2', 'line-spacing': '2' },
  { palette: 'light', 'letter-spacing': '1', 'line-spacing': '1', pictures: 'off' },
];

/** Hides the visitor's cookies from the edge: the page comes as the CDN has it. */
async function passEdge(page: Page): Promise<void> {
  await page.route(`**${URL}`, async (route) => {
    const headers = { ...route.request().headers(), cookie: 'nobody=1' };
    await route.fulfill({ response: await route.fetch({ headers }) });
  });
}

/** The panel itself is filled in when it opens. */
const looks = (page: Page) => looksOf(page, 'header, main', LETTERS);

test('a page that loads in a view looks like one that was switched to it', async ({ page }) => {
  await page.goto(URL);
  const inPlace: unknown[] = [];
  for (const view of views) {
    await showInPlace(page, view);
    inPlace.push(await looks(page));
  }
  for (const marks of ['by the edge', 'by its own script'] as const) {
    if (marks === 'by its own script') await passEdge(page);
    for (const [index, view] of views.entries()) {
      await test.step(`marked ${marks} as ${Object.values(view).join(', ')}`, async () => {
        await showInPlace(page, view);
        const response = await page.goto(URL);
        const html = (await response?.text()) ?? '';
        const root = /<html[^>]*>/.exec(html)?.[0] ?? '';
        // The rules of the view come before the first paint.
        const isFirst = /<link rel="stylesheet" href="\/late\.[^>]*><\/head>/.test(html);
        expect(isFirst).toBe(marks === 'by the edge');
        for (const [setting, value] of Object.entries(view)) {
          const mark = `data-${setting}="${value}"`;
          if (marks === 'by the edge') expect(root).toContain(mark);
          else expect(root).not.toContain(mark);
          await expect(page.locator(`html[${mark}]`)).toBeAttached();
        }
        await waitForStablePage(page);
        expect(await looks(page)).toEqual(inPlace[index]);
      });
    }
  }
});

test('what sticks above the disclaimer knows how many lines it has', async ({ page }) => {
  await page.goto('/content/kontakty/');
  const disclaimer = page.getByRole('complementary', { name: 'Предупреждение' });
  const taller: string[] = [];
  for (const size of [undefined, ...VIEW_VALUES['text-size']]) {
    for (const letters of [undefined, ...VIEW_VALUES['letter-spacing']]) {
      await showInPlace(page, {
        ...(size && { 'text-size': size }),
        ...(letters && { 'letter-spacing': letters }),
      });
      for (const width of [320, 360, 390, 480, 600, 640, 768, 1000, 1200]) {
        await page.setViewportSize({ width, height: 740 });
        const [height, reserved] = await disclaimer.evaluate((element) => [
          element.getBoundingClientRect().height,
          Number.parseFloat(getComputedStyle(element).minHeight),
        ]);
        if (Number(height) > Number(reserved) + 2)
          taller.push(`${width} px, size ${size}, letters ${letters}: ${height} > ${reserved}`);
      }
    }
  }
  expect(taller).toEqual([]);
});

test('a count beside a long title stays whole in the widest text', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  for (const [url, counts] of [
    ['/catalog/', '[data-facet] [data-number]'],
    ['/tags/', 'main li a > span'],
  ] as const) {
    await page.goto(url);
    await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2' });
    const spoilt = await page.locator(counts).evaluateAll((all) => {
      const text = document.createRange();
      const isWhole = (count: Element) => {
        text.selectNodeContents(count);
        const [line, ...others] = text.getClientRects();
        const { right } = count.getBoundingClientRect();
        return line && others.length === 0 && line.right < right + 1;
      };
      return all
        .filter((one) => !isWhole(one))
        .map(({ parentElement }) => parentElement?.innerText);
    });
    expect(spoilt, url).toEqual([]);
  }
});

test('no panel is left a column of syllables by the widest text', async ({ page }) => {
  for (const [url, width] of [
    ['/', 840],
    ['/where-buy/', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(url);
    await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2' });
    const narrow = await page
      .locator('main section h2')
      .evaluateAll((all) =>
        all
          .filter((heading) => heading.getBoundingClientRect().width < 150)
          .map(({ textContent }) => textContent),
      );
    expect(narrow, url).toEqual([]);
  }
});

test('words stay whole on the narrowest phone in the widest text where a line has room for them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [url, texts] of [
    ['/catalog/', 'main h1'],
    ['/discounts/5/', 'nav[aria-label="Шаги"] li'],
  ] as const) {
    await page.goto(url);
    await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2' });
    const broken = await page.locator(texts).evaluateAll((all) => {
      const place = document.createRange();
      return all
        .flatMap(({ childNodes }) => [...childNodes])
        .filter((node) => node instanceof Text)
        .flatMap((text) =>
          [...text.data.matchAll(/\p{L}+/gu)].flatMap(({ 0: word, index }) => {
            place.setStart(text, index);
            place.setEnd(text, index + word.length);
            return place.getClientRects().length > 1 ? [word] : [];
          }),
        );
    });
    expect(broken, url).toEqual([]);
  }
});
