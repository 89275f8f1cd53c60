/** Lists inside a form, on the shared site: nothing is saved. */
import { expectAccessible } from './axe.ts';
import { enter } from './editor-session.ts';
import { waitForStablePage } from './interactive.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false, viewport: { width: 1280, height: 900 } });

test('rows of a list are reordered by keyboard, by pointer and by buttons', async ({ page }) => {
  await enter(page, '/admin/products/1');
  const rows = page.getByRole('textbox', { name: /^Преимущество/ });
  await rows.first().fill('Первое');
  await rows.nth(1).fill('Второе');
  const handle = (row: number) =>
    page.getByRole('button', { name: `Переставить: Преимущество ${row}` });

  // Rows are measured when a drag begins: what loads above them afterwards would move them.
  await expect(page.getByText('Загружаем текст…')).toHaveCount(0);
  // In the lower half of the window an arrow key only scrolls at first, smoothly, and moves the row by that.
  await handle(1).evaluate((element) => {
    element.scrollIntoView();
    window.scrollBy(0, -innerHeight / 4);
  });
  await handle(1).focus();
  await waitForStablePage(page);
  await page.keyboard.press('Space');
  await expect(page.getByText(/^Взято: Преимущество, место 1 из/)).toBeAttached();
  // dnd-kit listens to the arrows from the next task on, which a busy browser puts after keys.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText(/^Преимущество: место 2 из/)).toBeAttached();
  await page.keyboard.press('Space');
  await expect(rows.first()).toHaveValue('Второе');
  await expect(rows.nth(1)).toHaveValue('Первое');

  // Near an edge of the window it would scroll on its own, for as long as a slow machine takes.
  await handle(2).evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Hovering scrolls: elements below are measured at their new position.
  await handle(1).hover();
  // The rows still glide to their places.
  await waitForStablePage(page);
  const below = await handle(2).boundingBox();
  await page.mouse.down();
  await page.mouse.move((below?.x ?? 0) + 8, (below?.y ?? 0) + 8, { steps: 8 });
  await expect(page.getByText(/^Преимущество: место 2 из/)).toBeAttached();
  await page.mouse.up();
  await expect(rows.first()).toHaveValue('Первое');

  await page.getByRole('button', { name: 'Ниже: Преимущество 1' }).click();
  await expect(rows.first()).toHaveValue('Второе');
  await page.getByRole('button', { name: 'Убрать: Преимущество 1' }).click();
  await expect(rows.first()).toHaveValue('Первое');

  // The bar with the screen's heading is hidden while the form is scrolled.
  await expectAccessible(page, { within: 'form' });
  const count = await rows.count();
  await page.getByRole('button', { name: 'Добавить: Преимущество' }).click();
  await expect(rows).toHaveCount(count + 1);
  await expect(rows.last()).toHaveValue('');
  await expect(rows.last()).toBeFocused();
});

test('the character count of a title over its limit is red, before and after the refusal', async ({
  page,
}) => {
  await enter(page, '/admin/articles');
  // The link that is pressed goes with its screen, and the focus goes on in the form.
  await page.getByRole('link', { name: 'Создать' }).press('Enter');
  const title = page.getByRole('textbox', { name: /^Заголовок/ });
  await expect(title).toBeFocused();
  // A list of suggestions that scrolls must not be a stop of Tab.
  const tags = page.getByRole('combobox', { name: 'Теги' });
  await tags.focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await tags.press('Tab');
  await expect(page.getByLabel('Дата публикации')).toBeFocused();

  await title.fill('я'.repeat(500));
  const count = page.getByText(/500\sиз\s\d+/);
  const red = 'rgb(143, 42, 27)';
  await expect(count).toHaveCSS('color', red);
  await page.getByRole('button', { name: 'Опубликовать' }).click();
  await expect(count).toHaveText(/^Не\sдлиннее \d+\sзнаков, сейчас 500/);
  await expect(count).toHaveCSS('color', red);
});

test('the buttons stay visible below the focused field, in narrow windows, too', async ({
  page,
}) => {
  await enter(page, '/admin/products/1');
  const bar = page
    .getByRole('toolbar')
    .filter({ has: page.getByRole('button', { name: 'Опубликовать' }) });
  const fields = page.getByRole('textbox', { name: /^(?:Название|Преимущество)/ });
  // The browser keeps a focused field in place while content above it grows, unless the layout adapts to
  // another width in the same frame.
  await expect(fields).not.toHaveCount(0);
  await expect(page.getByText('Загружаем текст…')).toHaveCount(0);
  for (const width of [899, 768, 600, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await waitForStablePage(page);
    for (const field of [fields.first(), fields.last(), fields.nth(1)]) {
      await field.focus();
      await expect(bar).toBeInViewport({ ratio: 0.99 });
      // It takes less than a sixth of the window.
      const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
      expect(height).toBeLessThan(130);
      const box = await field.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(y);
    }
  }
});

test('a group of fields is no wider than a phone', async ({ page }) => {
  const width = 360;
  await page.setViewportSize({ width, height: 800 });
  await enter(page, '/admin/products/1');
  const group = page.getByRole('group', { name: 'Параметры линз' });
  const fields = group.getByRole('textbox').or(group.getByRole('combobox'));
  await expect(fields.first()).toBeVisible();
  for (const part of [group, ...(await fields.all())]) {
    const { x = 0, width: own = 0 } = (await part.boundingBox()) ?? {};
    expect(x + own, await part.innerText()).toBeLessThanOrEqual(width);
  }
});
