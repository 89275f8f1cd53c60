/** The home page by touch, and in forced colours. */
import { expect, test } from './test.ts';

for (const width of [360, 800]) {
  test(`the second button of the first screen takes taps down to its edge at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const button = page.getByRole('link', { name: 'Выбрать линзы' });
    const size = await button.boundingBox();
    if (size === null) throw new Error('The button is not shown');
    // Playwright refuses to click what something else covers.
    await button.click({ position: { x: size.width / 2, y: size.height - 6 }, timeout: 5000 });
    await expect(page).toHaveURL(/\/catalog\/$/);
  });
}

test('in forced colours no rings of the brand cross buttons and text', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const crossing = await page.evaluate(() => {
    const places = [...document.querySelectorAll('main *')].flatMap((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part)),
    );
    return places
      .filter(({ display, content }) => display !== 'none' && content !== 'none')
      .filter(({ position, borderRadius }) => position === 'absolute' && borderRadius === '50%')
      .map(({ width }) => Number.parseFloat(width))
      .filter((width) => width > 200);
  });
  expect(crossing).toEqual([]);
});

test('in forced colours drawings follow the text, and cards have a border', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  // The logo of the footer would be white on white.
  const unlike = await page.locator('header svg, footer svg').evaluateAll((all) => {
    const colourOf = (element: Element | null) => element && getComputedStyle(element).color;
    return all
      .filter((drawing) => colourOf(drawing) !== colourOf(drawing.parentElement))
      .map(({ outerHTML }) => outerHTML.slice(0, 100));
  });
  expect(unlike).toEqual([]);
  const card = page.getByRole('main').getByRole('article').first();
  await expect(card).toHaveCSS('border-top-width', '1px');
});
