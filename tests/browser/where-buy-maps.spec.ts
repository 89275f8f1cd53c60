/** The maps of where to buy: Yandex's and our own, in sync with the list. */
import type { Page } from '@playwright/test';
import { namedFlavor } from '@protomaps/basemaps';
import { expectAccessible } from './axe.ts';
import {
  answerShops,
  BLOCKED,
  blockTiles,
  blockYandex,
  NO_MAP,
  serveOwnMap,
  serveYandex,
  shopOf,
  shopsOf,
} from './shop-pages.ts';
import { expect, test } from './test.ts';
import { showInPlace } from './view-in-place.ts';
import { found, main, map, open, row, rows } from './where-buy-page.ts';

test.describe('Yandex Maps', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('load when the map is requested, once', async ({ page }) => {
    const asked = await serveYandex(page);
    await answerShops(page, shopsOf(5));
    await open(page);
    expect(asked).toEqual([]);
    await main(page).getByRole('link', { name: 'Карта' }).click();
    await expect(map(page).locator('.ymaps-placemark')).toHaveCount(5);
    expect(asked).toEqual(['https://api-maps.yandex.ru/2.1/?apikey=test-key&lang=ru_RU&csp=true']);
    await main(page).getByRole('link', { name: 'Список' }).click();
    await expect(map(page)).toHaveCount(0);
    await main(page).getByRole('link', { name: 'Карта' }).click();
    await expect(map(page).locator('.ymaps-placemark')).toHaveCount(5);
    expect(asked).toHaveLength(1);
  });

  test('and the list are in sync both ways', async ({ page }) => {
    await serveYandex(page);
    await answerShops(page, [...shopsOf(30), shopOf(31, { title: '<img src=x> & Ко' })]);
    await open(page, '/where-buy/?view=map&shop=4');
    await test.step('they open at the shop that the URL names', async () => {
      await expect(map(page).locator('.ymaps-balloon')).toContainText('Оптика номер 4');
      await expect(row(page, 4)).toHaveAttribute('aria-current', 'true');
    });
    const mark = (id: number) =>
      map(page)
        .locator('.ymaps-placemark')
        .nth(id - 1);
    await mark(20).click();
    await expect(page).toHaveURL(/\?view=map&shop=20$/);
    await expect(row(page, 20)).toBeInViewport();
    await expect(row(page, 20)).toHaveAttribute('aria-current', 'true');
    await row(page, 3)
      .getByRole('link', { name: /На\sкарте/ })
      .click();
    await expect(page).toHaveURL(/\?view=map&shop=3$/);
    await expect(map(page).locator('.ymaps-balloon')).toContainText('Оптика номер 3');
    await expect(row(page, 20)).not.toHaveAttribute('aria-current');
    // Beyond the rendered rows, and with a title that is not HTML.
    await mark(31).click();
    await expect(rows(page).first()).toHaveId('shop-31');
    await expect(map(page).locator('.ymaps-balloon')).toContainText('<img src=x> & Ко');
    await map(page).getByRole('button', { name: 'Закрыть' }).click();
    await expect(page).toHaveURL(/\?view=map$/);
  });
});

test.describe('when Yandex Maps is unavailable', () => {
  test.use({ viewport: { width: 1280, height: 900 }, tolerate: [BLOCKED] });

  /** The colours in the centres of the map's tiles. */
  const tileColours = (page: Page) =>
    map(page)
      .locator('canvas.leaflet-tile')
      .evaluateAll((tiles) => {
        // The browser warns of canvases that are read repeatedly; this one is meant for it.
        const copy = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        // Leaflet sets the size of a removed tile to zero, possibly while this reads it.
        const drawn = (tiles as HTMLCanvasElement[]).filter((tile) => tile.width > 0);
        const colours = drawn.map((tile) => {
          copy?.drawImage(tile, tile.width / 2, tile.height / 2, 1, 1, 0, 0, 1, 1);
          const pixel = copy?.getImageData(0, 0, 1, 1).data ?? [];
          const hex = [...pixel].slice(0, 3).map((part) => part.toString(16).padStart(2, '0'));
          return `#${hex.join('')}`;
        });
        return [...new Set(colours)];
      });

  const markers = (page: Page) => map(page).locator('.leaflet-marker-icon[role="button"]');

  test('our own map replaces it, in sync with the list', async ({ page }) => {
    const asked = await serveOwnMap(page);
    await answerShops(page, shopsOf(5));
    await open(page, '/where-buy/?view=map');
    await expect(map(page).locator('[data-map="leaflet"]')).toBeVisible();
    // The first request, and the retry.
    expect(asked).toHaveLength(2);
    await expect.poll(() => tileColours(page)).toEqual([namedFlavor('light').water]);
    await expect(map(page).locator('.leaflet-control-attribution')).toHaveText('© OpenStreetMap');
    await page.evaluate(() => (document.documentElement.dataset['palette'] = 'dark'));
    await expect.poll(() => tileColours(page)).toEqual([namedFlavor('dark').water]);
    await page.evaluate(() => delete document.documentElement.dataset['palette']);
    await row(page, 2)
      .getByRole('link', { name: /На\sкарте/ })
      .click();
    await expect(map(page).locator('.leaflet-popup')).toContainText('Оптика номер 2');
    await expect(map(page).getByRole('button', { name: /^Оптика номер 2\./ })).toBeVisible();
    await map(page).getByRole('button', { name: 'Закрыть' }).click();
    await expect(page).toHaveURL(/\?view=map$/);
    // It fades out; in the middle of the transition its contrast is too low.
    await expect(map(page).locator('.leaflet-popup')).toHaveCount(0);
    await expectAccessible(page);
  });

  test('Escape closes its popup, and the marker keeps the focus', async ({ page }) => {
    await serveOwnMap(page);
    await answerShops(page, shopsOf(1));
    await open(page, '/where-buy/?view=map');
    const marker = markers(page).and(page.getByRole('button', { name: /^Оптика номер 1\./ }));
    const popup = map(page).locator('.leaflet-popup');
    for (const place of ['marker', 'popup']) {
      await marker.press('Enter');
      await expect(popup).toBeVisible();
      if (place === 'popup') await popup.getByRole('button', { name: 'Закрыть' }).focus();
      await page.keyboard.press('Escape');
      await expect(popup, place).toHaveCount(0);
      await expect(marker, place).toBeFocused();
      await expect(page).toHaveURL(/\?view=map$/);
    }
  });

  /** Where the popup's button is, in each of the frames after it appears. */
  const closeButton = (page: Page) =>
    page.evaluate(async () => {
      const places = new Set<string>();
      for (let frames = 0; frames < 30; frames += 1) {
        await new Promise(requestAnimationFrame);
        const box = document.querySelector('.leaflet-popup-close-button')?.getBoundingClientRect();
        if (box) places.add(`${Math.round(box.x)}, ${Math.round(box.y)}`);
        else frames = 0;
      }
      return [...places];
    });

  test('its popup opens where the map comes to rest', async ({ page }) => {
    await serveOwnMap(page);
    await answerShops(page, shopsOf(5));
    await open(page, '/where-buy/?view=map');
    await expect(map(page).locator('[data-map="leaflet"]')).toBeVisible();
    // The second choice comes while the map zooms to the first.
    await page.evaluate(async () => {
      const choose = (id: number) =>
        document.querySelector<HTMLElement>(`#shop-${id} a[href*="view=map"]`)?.click();
      choose(2);
      while (!document.querySelector('.leaflet-zoom-anim')) {
        await new Promise(requestAnimationFrame);
      }
      choose(4);
    });
    expect(await closeButton(page)).toHaveLength(1);
    const popup = map(page).locator('.leaflet-popup');
    await expect(popup).toContainText('Оптика номер 4');
    await map(page).scrollIntoViewIfNeeded();
    await expect(popup).toBeInViewport({ ratio: 1 });
  });

  test('its markers work by keyboard', async ({ page }) => {
    await serveOwnMap(page);
    await answerShops(page, [shopOf(1), shopOf(60)]);
    await open(page, '/where-buy/?view=map');
    // The map's own sheet comes after Leaflet's.
    const nearer = await map(page).getByRole('button', { name: 'Приблизить' }).boundingBox();
    expect(nearer?.width).toBeGreaterThanOrEqual(44);
    await markers(page).first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/&shop=\d+$/);
    await expect(map(page).locator('.leaflet-popup')).toBeVisible();
    await expect(markers(page).and(page.locator(':focus'))).toHaveCount(1);
    await page.setViewportSize({ width: 320, height: 640 });
    await showInPlace(page, { 'text-size': '3', 'letter-spacing': '2' });
    const isWithin = () =>
      map(page)
        .locator('.leaflet-popup')
        .evaluate((popup) => {
          const own = popup.getBoundingClientRect();
          const box = popup.closest('.leaflet-container')?.getBoundingClientRect();
          return box !== undefined && own.left >= box.left && own.right <= box.right;
        });
    await expect.poll(isWithin, 'the popup is whole in the widest text').toBe(true);
  });

  test('five thousand shops become a few markers on it and a short list next to it', async ({
    page,
  }) => {
    await serveOwnMap(page);
    await answerShops(page, shopsOf(5_000));
    await open(page, '/where-buy/?view=map');
    await expect(found(page)).toHaveText('Найдено мест: 5000');
    await expect(markers(page).first()).toBeVisible();
    expect(await markers(page).count()).toBeLessThan(150);
    await expect(rows(page)).toHaveCount(24);
    const clusters = map(page).getByRole('button', { name: /^Мест рядом: \d+\. Приблизить$/ });
    await clusters.first().click();
    await expect(map(page).locator('[data-map] [role="region"]')).toBeFocused();
    expect(await markers(page).count()).toBeLessThan(150);
    await main(page).getByRole('button', { name: 'Показать ещё 24' }).press('Enter');
    await expect(page.locator('li:focus > article')).toHaveId('shop-25');
    await expect(rows(page)).toHaveCount(48);
  });
});

test.describe('when no map is available at all', () => {
  test.use({ viewport: { width: 360, height: 740 }, tolerate: [NO_MAP] });

  test('the list stays, with its links to directions', async ({ page }) => {
    await blockYandex(page);
    await blockTiles(page);
    await answerShops(page, shopsOf(3));
    await open(page, '/where-buy/?view=map');
    await expect(map(page).getByRole('alert')).toContainText(/Карта не\sзагрузилась/);
    await expect(map(page).getByRole('alert')).toBeInViewport({ ratio: 0.5 });
    await expect(row(page, 3).getByRole('link', { name: /^Маршрут/ })).toBeVisible();
    await expect(page.locator('.leaflet-container')).toHaveCount(0);
    await expectAccessible(page);
  });
});

test.describe('when the maps’ script does not load', () => {
  test.use({ viewport: { width: 360, height: 740 }, tolerate: [/ERR_FAILED .*\.js$/] });

  test('the page and its list stay, and a retry loads the map', async ({ page }) => {
    await serveYandex(page);
    await answerShops(page, shopsOf(3));
    await open(page);
    await page.route('**/*.js', (route) => route.abort());
    await main(page).getByRole('link', { name: 'Карта' }).click();
    await expect(map(page).getByRole('alert')).toContainText(/Карта не\sзагрузилась/);
    await expect(map(page).getByRole('alert')).toBeInViewport({ ratio: 0.5 });
    await expect(row(page, 3).getByRole('link', { name: /^Маршрут/ })).toBeVisible();
    await page.unroute('**/*.js');
    await map(page).getByRole('button', { name: 'Попробовать ещё раз' }).click();
    await expect(map(page).locator('.ymaps-placemark')).toHaveCount(3);
  });
});

test('five thousand shops reach Yandex Maps as clusters', async ({ page }) => {
  await serveYandex(page);
  await answerShops(page, shopsOf(5_000));
  await open(page, '/where-buy/?view=map');
  await expect(map(page).locator('.ymaps-cluster').first()).toBeVisible();
  await expect(map(page).locator('.ymaps-placemark')).toHaveCount(0);
});
