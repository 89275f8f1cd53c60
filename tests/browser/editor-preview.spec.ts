/** Previews in the editor's screen, on the shared site: nothing is saved. */
import { enter } from './editor-session.ts';
import { expect, test } from './test.ts';

test.use({
  interactive: false,
  viewport: { width: 1280, height: 900 },
  // The first request gets no response, as when the site is just starting.
  tolerate: [/status of 502 .*\/preview/],
});

test('the preview beside the form shows the real page, updated while typing', async ({ page }) => {
  await page.route('**/preview', (route) => route.fulfill({ status: 502, body: '{}' }), {
    times: 1,
  });
  await enter(page, '/admin/articles/2');
  await page.getByRole('button', { name: 'Предпросмотр' }).click();
  const preview = page.getByRole('complementary', { name: 'Предпросмотр' });
  const shown = preview.frameLocator('iframe');
  const heading = shown.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  // In the site's font, however late it arrives.
  const displays = () =>
    page.evaluate(() => {
      const { contentDocument } = document.querySelector('iframe') ?? {};
      return [...(contentDocument?.fonts ?? [])].map(({ display }) => display);
    });
  await expect.poll(displays).toContain('swap');
  expect(await displays()).not.toContain('optional');
  const title = page.getByRole('textbox', { name: /^Заголовок/ });
  await title.fill('Заголовок, которого ещё нет');
  await expect(heading).toHaveText('Заголовок, которого ещё нет');
  await preview.getByRole('button', { name: 'Тёмная' }).click();
  await expect(shown.locator('html')).toHaveAttribute('data-palette', 'dark');
  // Visible, like the buttons, wherever the editor writes.
  const frame = preview.locator('iframe');
  for (const field of [title, page.getByRole('textbox', { name: /^Кто/ }).last()]) {
    await field.focus();
    await expect(frame).toBeInViewport({ ratio: 0.95 });
    await expect(page.getByRole('button', { name: 'Опубликовать' })).toBeInViewport({ ratio: 1 });
  }
  // On a tablet there is less room for the buttons: they keep to one row.
  await page.setViewportSize({ width: 768, height: 900 });
  const bar = page
    .getByRole('toolbar')
    .filter({ has: page.getByRole('button', { name: 'Опубликовать' }) });
  await expect(bar).toBeInViewport({ ratio: 0.99 });
  await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(80);
  await page.setViewportSize({ width: 1280, height: 900 });
  // And the lists that will contain it.
  await preview.getByRole('combobox', { name: 'Какую страницу показать' }).click();
  await page
    .getByRole('option', { name: /^\/tags\// })
    .first()
    .click();
  await expect(shown.getByText('Заголовок, которого ещё нет').first()).toBeVisible();
});
