/** «Версия для слабовидящих»: what it changes, that it persists, and that it is accessible. */
import type { Page } from '@playwright/test';
import { siteOrigin } from '../site/browsed-site.ts';
import { expectAccessible } from './axe.ts';
import { expect, test } from './test.ts';
import { chooseView } from './view-cookie.ts';

const URL = '/content/dostupnost/';

const panelOf = (page: Page) => page.getByRole('dialog', { name: /Версия для\sслабовидящих/ });

/** Opens the panel of an interactive page. */
async function openPanel(page: Page, url = URL) {
  await page.goto(url);
  return await openShown(page);
}

/** Opens the panel of the page that is shown. */
async function openShown(page: Page) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /слабовидящих/ })
    .click();
  const panel = panelOf(page);
  await expect(panel).toBeVisible();
  return panel;
}

const style = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => {
      return getComputedStyle(element).getPropertyValue(property);
    }, name);

const pixels = async (page: Page, selector: string, name: string) =>
  parseFloat(await style(page, selector, name));

test('the panel changes the size, the spacing and the colours, and is accessible in each palette', async ({
  page,
}) => {
  await page.goto(URL);
  const root = page.locator('html');
  await test.step('the keyboard opens it, makes a choice and closes it', async () => {
    const button = page.getByRole('banner').getByRole('button', { name: /слабовидящих/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(panelOf(page)).toBeFocused();
    // Its form loads now; until then Tab leads to the link in its place.
    await panelOf(page).getByRole('radio').first().waitFor();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Закрыть', exact: true })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '1');
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toBeHidden();
    await expect(button).toBeFocused();
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  const panel = await openShown(page);
  await panel.getByRole('button', { name: 'Вернуть обычный вид' }).click();
  await expect(root).not.toHaveAttribute('data-text-size');
  await test.step('the text size grows in three steps', async () => {
    let before = await pixels(page, 'main p', 'font-size');
    for (const name of ['Средний', 'Крупный', 'Очень крупный']) {
      await panel.getByRole('radio', { name, exact: true }).check();
      const now = await pixels(page, 'main p', 'font-size');
      expect(now).toBeGreaterThan(before * 1.1);
      before = now;
      await expect(panel.getByRole('status')).toHaveText(`Размер текста: ${name.toLowerCase()}`);
    }
  });
  await test.step('letter and line spacing grow', async () => {
    for (const [group, selector, property] of [
      ['Между буквами', 'main h1', 'letter-spacing'],
      ['Между строками', 'main p', 'line-height'],
    ] as const) {
      const choices = panel.getByRole('group', { name: group });
      let before = (await pixels(page, selector, property)) || 0;
      for (const name of ['Шире', 'Широко']) {
        await choices.getByRole('radio', { name, exact: true }).check();
        const now = await pixels(page, selector, property);
        expect(now).toBeGreaterThan(before);
        before = now;
      }
    }
  });
  await test.step('the colours change, whatever the device prefers', async () => {
    const ground = () => style(page, 'body', 'background-color');
    const dark = await ground();
    await panel.getByRole('radio', { name: 'Светлые' }).check();
    expect(await ground()).toBe('rgb(255, 255, 255)');
    await panel.getByRole('radio', { name: 'Тёмные' }).check();
    expect(await ground()).toBe(dark);
    await panel.getByRole('radio', { name: /Чёрный на\sбелом/ }).check();
    expect(await style(page, 'body', 'color')).toBe('rgb(0, 0, 0)');
    await panel.getByRole('radio', { name: 'Авто' }).check();
    expect(await ground()).toBe(dark);
  });
  for (const name of ['Светлые', 'Тёмные', /Чёрный на\sбелом/]) {
    await test.step(`the open panel has no accessibility violation in the palette ${name}`, async () => {
      await panel.getByRole('radio', { name }).check();
      await expectAccessible(page, { within: '#view-panel' });
    });
  }
});

test('pictures are replaced by their alternative text', async ({ page }) => {
  const panel = await openPanel(page, '/articles/narusheniya-zreniya/astigmatizm/');
  const picture = page.locator('main picture[data-alt]').first();
  await expect(picture.locator('img')).toBeVisible();
  await panel.getByRole('radio', { name: 'Скрыты' }).check();
  await expect(picture.locator('img')).toBeHidden();
  const shown = await picture.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(shown).toContain((await picture.getAttribute('data-alt')) ?? 'no words');
});

test('a choice persists on the next page, and the reset removes it for good', async ({ page }) => {
  const panel = await openPanel(page);
  await panel.getByRole('radio', { name: 'Крупный', exact: true }).check();
  await panel.getByRole('radio', { name: 'Тёмные' }).check();
  const again = await openPanel(page, '/faq/');
  await expect(page.locator('html')).toHaveAttribute('data-text-size', '2');
  await expect(again.getByRole('radio', { name: 'Крупный', exact: true })).toBeChecked();
  await expect(again.getByRole('radio', { name: 'Тёмные' })).toBeChecked();
  await again.getByRole('button', { name: 'Вернуть обычный вид' }).click();
  await expect(again.getByRole('radio', { name: 'Обычный', exact: true })).toBeChecked();
  await page.reload();
  await expect(page.locator('html')).not.toHaveAttribute('data-text-size');
  await expect(page.locator('html')).not.toHaveAttribute('data-palette');
});

test.describe('before the page is interactive', () => {
  // Interactive, it would request member data, and this visitor only seems to be a member.
  test.use({ interactive: false });

  test('the page is marked before its body exists, by its own script', async ({
    page,
    context,
  }) => {
    await chooseView(context, { palette: 'dark', 'text-size': '1' });
    await context.addCookies([{ name: 'auth.signed', value: '1', url: siteOrigin }]);
    // The edge must not help: the page comes as the CDN has it.
    await page.route('**/faq/', async (route) => {
      const headers = { ...route.request().headers(), cookie: 'nobody=1' };
      await route.fulfill({ response: await route.fetch({ headers }) });
    });
    await page.addInitScript(() => {
      const observer = new MutationObserver(() => {
        if (!document.body) return;
        observer.disconnect();
        sessionStorage.setItem('marks', JSON.stringify({ ...document.documentElement.dataset }));
      });
      observer.observe(document, { childList: true, subtree: true });
    });
    const response = await page.goto('/faq/');
    expect(/<html[^>]*>/.exec((await response?.text()) ?? '')?.[0]).not.toContain('data-palette');
    const marks: unknown = JSON.parse(
      (await page.evaluate(() => sessionStorage.getItem('marks'))) ?? '{}',
    );
    expect(marks).toMatchObject({ palette: 'dark', textSize: '1', signed: 'in' });
  });
});

test.describe('opened before its scripts run', () => {
  test.use({ interactive: false });

  for (const { name, ...viewport } of [
    { name: 'wide', width: 1280, height: 800 },
    { name: 'narrow', width: 360, height: 740 },
  ]) {
    test(`the form replaces the link in place, with the stored view and the focus: ${name}`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize(viewport);
      await chooseView(context, { palette: 'dark' });
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(/\.js$/, async (route) => {
        await promise;
        await route.continue();
      });
      await page.goto('/faq/');
      await page
        .getByRole('button', { name: /слабовидящих/ })
        .filter({ visible: true })
        .first()
        .click();
      const panel = panelOf(page);
      const link = panel.getByRole('link', { name: 'Открыть настройки' });
      await expect(link).toBeVisible();
      await expectAccessible(page, { within: '#view-panel' });
      await link.focus();
      const before = await panel.boundingBox();
      resolve();
      await expect(panel.getByRole('radio', { name: 'Тёмные' })).toBeChecked();
      await expect(link).toHaveCount(0);
      await expect(panel).toBeFocused();
      expect(await panel.boundingBox()).toEqual(before);
      await panel.getByRole('radio', { name: 'Крупный', exact: true }).check();
      await expect(page.locator('html')).toHaveAttribute('data-text-size', '2');
      await expect(page.locator('html')).toHaveAttribute('data-palette', 'dark');
      await expect(panel.getByRole('status')).toHaveText('Размер текста: крупный');
    });
  }
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('it opens from the menu, which then closes, and from the footer', async ({ page }) => {
    await page.goto('/faq/');
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    const menu = page.getByRole('dialog', { name: 'Меню' });
    await menu.getByRole('button', { name: /слабовидящих/ }).click();
    await expect(panelOf(page)).toBeVisible();
    await expect(menu).toBeHidden();
    await page.keyboard.press('Escape');
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /слабовидящих/ })
      .click();
    await expect(panelOf(page)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the settings are remembered, shown and reset on a page of their own', async ({ page }) => {
    await page.goto('/faq/?section=uhod');
    const button = page.getByRole('banner').getByRole('button', { name: /слабовидящих/ });
    const openSettings = async () => {
      await button.click();
      await panelOf(page).getByRole('link', { name: 'Открыть настройки' }).click();
      await expect(page).toHaveURL('/view/');
    };
    const form = page.getByRole('main');
    await openSettings();
    await form.getByRole('radio', { name: 'Крупный', exact: true }).check();
    await form.getByRole('radio', { name: 'Тёмные' }).check();
    await form.getByRole('button', { name: 'Применить' }).click();
    await expect(page).toHaveURL('/faq/?section=uhod');
    await expect(page.locator('html')).toHaveAttribute('data-text-size', '2');
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'dark');
    await page.goto('/catalog/');
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'dark');
    await openSettings();
    await expect(form.getByRole('radio', { name: 'Крупный', exact: true })).toBeChecked();
    await form.getByRole('button', { name: 'Вернуть обычный вид' }).click();
    await expect(page).toHaveURL(/\/catalog\/$/);
    await expect(page.locator('html')).not.toHaveAttribute('data-palette');
  });
});
