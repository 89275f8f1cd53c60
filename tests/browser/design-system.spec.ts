/** The parts of the interface with a keyboard, a screen reader and a browser without scripts. */
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { closesOutside, keepsFocus, type Opened } from './opened-dialog.ts';
import { expect, test } from './test.ts';

const URL = '/tech/ui/';

/** Opens the page and waits until it is interactive: the carousel's buttons appear only then. */
async function openAlive(page: Page): Promise<void> {
  await page.goto(URL);
  await expect(page.getByRole('button', { name: /^Вперёд/ })).toBeAttached();
}

const isFocused = (locator: Locator) => expect(locator).toBeFocused();

test('has no accessibility violation in any palette, and follows the system without one', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAlive(page);
  const body = page.locator('body');
  for (const { scheme, ground } of [
    { scheme: 'dark', ground: 'rgb(8, 25, 29)' },
    { scheme: 'light', ground: 'rgb(255, 255, 255)' },
  ] as const) {
    await test.step(`follows the system’s ${scheme} colour scheme`, async () => {
      await page.emulateMedia({ colorScheme: scheme });
      await expect.soft(body).toHaveCSS('background-color', ground);
    });
  }
  await test.step('follows the system’s preference for more contrast, dark or not', async () => {
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    await expect.soft(body).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect.soft(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
  await page.emulateMedia({ colorScheme: null, contrast: null });
  for (const { palette, ground } of [
    { palette: 'Светлая', ground: 'rgb(255, 255, 255)' },
    { palette: 'Тёмная', ground: 'rgb(8, 25, 29)' },
    { palette: 'Контрастная', ground: 'rgb(255, 255, 255)' },
  ]) {
    await test.step(`has no accessibility violation in the palette «${palette}»`, async () => {
      await page.getByRole('radio', { name: palette }).check();
      const content = page.locator('main > [data-palette]');
      await expect(content).toHaveCSS('background-color', ground);
      await expectAccessible(page, { within: 'main' });
    });
  }
  await test.step('nothing moves endlessly with reduced motion', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const endless = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML : '')),
    );
    expect(endless).toEqual([]);
  });
  await test.step('ticks have the colour that goes with the highlight in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const ticks = await page
      .locator('main input:checked:enabled')
      .evaluateAll((all) =>
        all
          .filter((one) => getComputedStyle(one, '::after').content !== 'none')
          .map((one) => getComputedStyle(one, '::after').borderBottomColor),
      );
    const wanted = await page.evaluate(() => {
      document.body.style.color = 'HighlightText';
      return getComputedStyle(document.body).color;
    });
    expect([...new Set(ticks)]).toEqual([wanted]);
  });
});

const dialogs: readonly Opened[] = [
  { opener: 'Открыть окно', title: 'Отменить заказ?' },
  { opener: 'Панель справа', title: 'Подбор линз' },
  { opener: 'Панель слева', title: 'Панель слева' },
  { opener: 'Окно по решению страницы', title: 'Сертификат готов' },
];

test('dialogs keep the focus, return it, and do not move the page behind them', async ({
  page,
}) => {
  await openAlive(page);
  for (const dialog of dialogs) {
    await test.step(`«${dialog.opener}»: keeps the focus, closes on Escape, returns the focus`, () =>
      keepsFocus(page, dialog));
    await test.step(`«${dialog.opener}»: closes on a press outside and on its close button`, () =>
      closesOutside(page, dialog));
  }
  await test.step('the page behind a dialog does not move', async () => {
    const button = page.getByRole('button', { name: 'Открыть окно' });
    await button.focus();
    const before = await button.boundingBox();
    if (!before) throw new Error('the button has no box');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    const behind = await button.boundingBox();
    expect(behind?.x).toBe(before.x);
    expect(Math.abs((behind?.y ?? 0) - before.y)).toBeLessThan(1);
  });
});

test.describe('on a touch screen', () => {
  test.use({ isMobile: true, hasTouch: true, viewport: { width: 360, height: 740 } });

  test('the page behind a dialog does not scroll', async ({ page }) => {
    await openAlive(page);
    await page.getByRole('button', { name: 'Открыть окно' }).tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
  });
});

test('tabs, the carousel and an accordion work by keyboard, and an external link announces a new tab', async ({
  page,
}) => {
  await page.goto(`${URL}#tab-care`);
  await expect(page.getByRole('button', { name: /^Вперёд/ })).toBeAttached();
  await test.step('tabs work with arrow keys, and a URL opens one', async () => {
    const tab = (name: string) => page.getByRole('tab', { name });
    await expect(tab('Уход')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel', { name: 'Уход' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
    await tab('Уход').focus();
    await page.keyboard.press('ArrowRight');
    await isFocused(tab('Когда снять'));
    await page.keyboard.press('ArrowRight');
    await isFocused(tab('Как надеть'));
    await expect(page.getByRole('tabpanel', { name: 'Как надеть' })).toBeVisible();
    await page.keyboard.press('End');
    await isFocused(tab('Когда снять'));
    await page.keyboard.press('Home');
    await isFocused(tab('Как надеть'));
    await tab('Когда снять').click();
    await expect(page.getByRole('tabpanel', { name: 'Когда снять' })).toBeVisible();
    await expect(page.getByRole('tabpanel')).toHaveCount(1);
  });
  await test.step('the carousel scrolls by arrow keys and by its buttons', async () => {
    const box = page.getByRole('region', { name: 'Как надеть линзу' });
    const [back, on] = ['Назад', 'Вперёд'].map((word) =>
      page.getByRole('button', { name: `${word}: Как надеть линзу` }),
    );
    if (!back || !on) throw new Error('one of the two buttons is missing');
    const first = box.getByText('Шаг 1');
    const last = box.getByText('Шаг 7');
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect(back).toHaveAttribute('aria-disabled', 'false');
    await on.focus();
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(on).toHaveAttribute('aria-disabled', 'true', { timeout: 1_000 });
    }).toPass();
    await isFocused(on);
    await expect(last).toBeInViewport();
    await expect(first).not.toBeInViewport();
  });
  await test.step('an accordion opens by keyboard and closes the previous one', async () => {
    const items = page.locator('#reveal details');
    await expect(items.nth(0)).toHaveAttribute('open', '');
    await items.nth(1).locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(items.nth(1)).toHaveAttribute('open', '');
    await expect(items.nth(0)).not.toHaveAttribute('open');
  });
  await test.step('a link to another site announces that it opens a new tab', async () => {
    const link = page.getByRole('link', { name: /Сайт ВОЗ/ });
    await expect(link).toHaveAccessibleName(/откроется в\sновой вкладке/);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener');
  });
  await test.step('is hidden from search engines', async () => {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  });
});

const cities = (page: Page) => page.getByRole('listbox', { name: 'Ваш город' }).getByRole('option');

test('fields, a button and a message work by keyboard and announce the outcome', async ({
  page,
}) => {
  await openAlive(page);
  await test.step('a city is found by typing and chosen by keyboard', async () => {
    const field = page.getByRole('combobox', { name: 'Ваш город' });
    await field.focus();
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await field.fill('САР');
    await expect(cities(page)).toHaveText(['Саратов']);
    await field.fill('са');
    // Up from the first is the last.
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    const active = cities(page).and(page.locator('[aria-selected="true"]'));
    await expect(active).toHaveText('Саратов');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await active.getAttribute('id')) ?? '',
    );
    await expectAccessible(page, { within: '#fields' });
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Саратов');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await isFocused(field);
    await field.fill('Лондон');
    await expect(page.getByText('Ничего не найдено')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Ничего не найдено')).toBeHidden();
  });
  await test.step('a city is chosen with the mouse, and leaving the field closes the list', async () => {
    const field = page.getByRole('combobox', { name: 'Ваш город' });
    await field.clear();
    await page.keyboard.press('Escape');
    await field.blur();
    await expect(cities(page)).toHaveCount(0);
    await field.click();
    await cities(page).filter({ hasText: 'Казань' }).click();
    await expect(field).toHaveValue('Казань');
    await field.click();
    await expect(cities(page)).toHaveCount(12);
    await page.keyboard.press('Tab');
    await expect(cities(page)).toHaveCount(0);
  });
  await test.step('an invalid value is explained, tied to its field and announced', async () => {
    const field = page.getByRole('textbox', { name: /Код\sс\sупаковки/ });
    await expect(field).toHaveAccessibleDescription('Шесть цифр под штрихкодом');
    await expect(field).toHaveAttribute('placeholder', 'Введите текст');
    await field.fill('12');
    await page.keyboard.press('Enter');
    await isFocused(field);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      'Шесть цифр под штрихкодом Неверный формат ввода',
    );
    const told = page.locator('form [aria-live="polite"]').filter({ hasText: 'Неверный формат' });
    await expect(told).toBeVisible();
    await field.fill('123456');
    await page.keyboard.press('Enter');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(told).toHaveCount(0);
  });
  await test.step('a busy button keeps the focus and works once', async () => {
    const button = page.getByRole('button', { name: /^Нажмите|^Нажата/ });
    await button.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(button).toHaveText(/Нажата\s1\sраз/);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await isFocused(button);
  });
  await test.step('a message appears in a live region and stays until it is closed', async () => {
    await page.clock.install();
    await page.getByRole('button', { name: 'Показать сообщение' }).click();
    const message = page.getByRole('status').filter({ hasText: 'Данные сохранены' });
    await expect(message).toBeVisible();
    await page.clock.runFor(120_000);
    await expect(message).toBeVisible();
    await message.getByRole('button', { name: /^Закрыть сообщение/ }).click();
    await expect(message).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a dialog opens and closes, all tabs can be read, and cities are suggested', async ({
    page,
  }) => {
    await page.goto(URL);
    await test.step('a dialog opens and closes, and all tabs can be read', async () => {
      await page.getByRole('button', { name: 'Открыть окно' }).click();
      const dialog = page.getByRole('dialog', { name: 'Отменить заказ?' });
      await expect(dialog).toBeVisible();
      await dialog.getByRole('button', { name: 'Оставить заказ' }).click();
      await expect(dialog).toBeHidden();
      for (const text of ['Вымойте руки, проверьте', 'свежий раствор', 'Резь, покраснение']) {
        await expect(page.getByText(text)).toBeVisible();
      }
    });
    await test.step('the browser itself suggests cities', async () => {
      const list =
        (await page.getByRole('combobox', { name: 'Ваш город' }).getAttribute('list')) ?? '';
      await expect(page.locator(`[id="${list}"] option`)).toHaveCount(12);
    });
  });
});
