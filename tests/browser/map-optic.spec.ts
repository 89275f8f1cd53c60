/** Opticians with trial pairs: types of lenses, remaining pairs, and the link to the form. */
import type { Page } from '@playwright/test';
import type { CertificateShop } from '../../contract/schemas/certificate.ts';
import { expectAccessible } from './axe.ts';
import { answerOpticians, BLOCKED, serveOwnMap, shopOf } from './shop-pages.ts';
import { sideways } from './sideways.ts';
import { expect, test } from './test.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, id: number) => page.locator(`#shop-${id}`);
const choose = (page: Page, id: number) =>
  row(page, id).getByRole('link', { name: 'Выбрать эту оптику' });

const opticians: CertificateShop[] = [
  { ...shopOf(1), stock: 'enough' },
  { ...shopOf(2), stock: 'few', lens_types: ['toric', 'multifocal'] },
  { ...shopOf(3), stock: 'none' },
];
const having = (types: readonly string[]) =>
  opticians.filter(({ lens_types }) => types.every((one) => lens_types.some((has) => has === one)));

/** A page whose live list has replaced the edge's. */
async function open(page: Page, address = '/map-optic/') {
  await page.goto(address);
  await expect(row(page, 1).or(row(page, 2)).first()).toBeVisible();
}

test('opticians are shown with their pairs, and chosen by types of lenses', async ({ page }) => {
  const asked = await answerOpticians(page, having);
  await open(page);
  await test.step('opticians show the remaining pairs, and those that have some can be chosen', async () => {
    await expect(row(page, 1)).toContainText('Пробных пар много');
    await expect(row(page, 2)).toContainText('Пробных пар мало');
    await expect(row(page, 3)).toContainText('Пробные пары закончились');
    await expect(choose(page, 1)).toHaveAttribute(
      'href',
      '/certificate/?optic=1#certificate-opticId',
    );
    await expect(choose(page, 3)).toHaveCount(0);
    await expectAccessible(page);
  });
  await test.step('types without results offer a way back', async () => {
    await main(page).locator('input[name="type"][value="18th"]').check();
    await expect(main(page)).toContainText(/таких мест пока\sнет/);
    await main(page).getByRole('link', { name: 'Показать все места' }).click();
    await expect(row(page, 1)).toBeVisible();
    await expect(page).toHaveURL(/\/map-optic\/$/);
  });
  await test.step('a type is chosen by keyboard', async () => {
    await main(page).locator('input[name="type"][value="multifocal"]').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?type=multifocal$/);
    await expect(row(page, 2)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\/map-optic\/$/);
  });
  await test.step('the four types of lenses are sent to the backend comma-separated', async () => {
    await expect(main(page).getByRole('group', { name: 'Какие линзы нужны' })).toBeVisible();
    const boxes = main(page).getByRole('checkbox');
    await expect(boxes).toHaveCount(4);
    await main(page).locator('input[name="type"][value="multifocal"]').check();
    await expect(page).toHaveURL(/\?type=multifocal$/);
    await expect(row(page, 1)).toHaveCount(0);
    await main(page).locator('input[name="type"][value="toric"]').check();
    await expect(page).toHaveURL(/\?type=toric,multifocal$/);
    await expect(row(page, 2)).toBeVisible();
    const last = asked.at(-1);
    expect(last?.get('filter[city]')).toBe('Москва');
    expect(last?.get('filter[map_params]')).toBe('toric,multifocal');
  });
});

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, tolerate: [BLOCKED] });

  test('the chosen optician is under the map with its button', async ({ page }) => {
    await serveOwnMap(page);
    await answerOpticians(page, having);
    await open(page, '/map-optic/');
    await row(page, 2)
      .getByRole('link', { name: /На\sкарте/ })
      .click();
    const map = main(page).getByRole('region', { name: /На\sкарте/ });
    await expect(map.locator('.leaflet-popup')).toContainText('Оптика номер 2');
    await expect(map.getByRole('link', { name: 'Выбрать эту оптику' })).toBeVisible();
    // The map moves until all of the popup is in it.
    await expect.poll(() => sideways(page)).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('variants, terms and opticians are readable, and one is chosen', async ({ page }) => {
    await page.goto('/map-optic/?type=toric');
    await expect(main(page).getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    await expect(main(page).locator('input[value="toric"]')).toBeChecked();
    const link = main(page).getByRole('link', { name: 'Выбрать эту оптику' }).first();
    await expect(link).toHaveAttribute('href', /^\/certificate\/\?optic=\d+#certificate-opticId$/);
  });
});
