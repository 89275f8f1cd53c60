/** The home page by touch. */
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
