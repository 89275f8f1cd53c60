/** A place on the map of a form, on the shared site: nothing is saved. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { enter } from './editor-session.ts';
import { BLOCKED, serveOwnMap } from './shop-pages.ts';
import { expect, test } from './test.ts';

test.use({ interactive: false, viewport: { width: 1280, height: 900 }, tolerate: [BLOCKED] });

const numbersOf = async (page: Page) =>
  Promise.all(
    ['Широта', 'Долгота'].map(async (name) =>
      Number(await page.getByRole('spinbutton', { name }).inputValue()),
    ),
  );

test('a place is pasted, set by a click on the map and moved by arrow keys', async ({ page }) => {
  await serveOwnMap(page);
  await enter(page, '/admin/shops/1');
  const [latitude, longitude] = ['Широта', 'Долгота'].map((name) =>
    page.getByRole('spinbutton', { name }),
  );
  const pasted = page.getByRole('textbox', { name: /^Координаты/ });
  await pasted.fill('https://yandex.ru/maps/?ll=37.618423%2C55.751244&z=16');
  await pasted.press('Enter');
  await expect(latitude ?? pasted).toHaveValue('55.751244');
  await expect(longitude ?? pasted).toHaveValue('37.618423');
  await latitude?.press('ArrowUp');
  await expect(latitude ?? pasted).toHaveValue('55.751344');

  await page.getByRole('button', { name: 'Показать карту' }).click();
  const map = page.getByRole('region', { name: /^Карта/ });
  const mark = map.getByRole('button', { name: /^Место/ });
  await expect(mark).toBeVisible();
  await map.click({ position: { x: 120, y: 120 } });
  // The map's value reaches the fields slightly later.
  const areBeyond = async ([north = 0, east = 0]: number[]) => {
    const [latitude = 0, longitude = 0] = await numbersOf(page);
    return [Math.sign(latitude - north), Math.sign(longitude - east)];
  };
  await expect.poll(() => areBeyond([55.751344, 37.618423])).toEqual([1, -1]);
  const pressed = await numbersOf(page);
  await mark.press('ArrowDown');
  await mark.press('Shift+ArrowRight');
  await expect.poll(() => areBeyond(pressed)).toEqual([-1, 1]);
  await expectAccessible(page, { within: 'form' });
});
