/** The free pair by keyboard alone on a narrow phone; axe checks each step in each palette. */
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessibleInPalettes } from './axe.ts';
import { answerCookies, codeField, field, phaseOf, policy, send } from './certificate-form.ts';
import { flowBackend, replies, shops } from './certificate-replies.ts';
import { expectFocus, tabTo } from './keyboard.ts';
import { answerOpticians } from './shop-pages.ts';
import { expect, test } from './test.ts';

test.use({ viewport: { width: 360, height: 740 } });

async function openBy(page: Page, context: BrowserContext) {
  await answerCookies(context);
  await answerOpticians(page, (types) =>
    shops.filter(({ lens_types: has }) => types.every((type) => has.some((one) => one === type))),
  );
  const backend = await flowBackend(page);
  await page.goto('/map-optic/');
  await expect(page.locator('#shop-1')).toBeVisible();
  return backend;
}

test('leads by keyboard from the map to resending the certificate', async ({ page, context }) => {
  const backend = await openBy(page, context);
  backend.answer('certificate.get', replies.waiting);
  await page.clock.install();
  const main = page.getByRole('main');
  await tabTo(page, main.locator('input[name="type"][value="toric"]'));
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/\?type=toric$/);
  await expectFocus(page);
  await expectAccessibleInPalettes(page);
  await tabTo(page, main.getByRole('link', { name: 'Выбрать эту оптику' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/certificate\/\?optic=1#/);
  // Tabbing continues at the place in the form where it left.
  await expect(page.getByRole('button', { name: 'Выбрать другой' })).toBeFocused();
  // The map, which its form replaces after the URL, names the optician as well.
  await expect(page.getByText('Оптика «Взгляд», Москва, улица Ленина, 1')).toBeVisible();
  await expectFocus(page);
  await expectAccessibleInPalettes(page);

  await tabTo(page, field(page, /^Имя/), 'Shift+Tab');
  await page.keyboard.type('Анна');
  await tabTo(page, field(page, /^Фамилия/));
  await page.keyboard.type('Смирнова');
  await tabTo(page, field(page, /^Телефон/));
  await page.keyboard.type('9990000003');
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');
  // The missing field has the focus, and tabbing continues from there.
  await expect(field(page, /^Электронная почта/)).toBeFocused();
  await expectFocus(page);
  await expectAccessibleInPalettes(page);
  await page.keyboard.type('anna@example.ru');
  await tabTo(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Нет' })).toBeChecked();
  await expectFocus(page);
  await tabTo(page, policy(page));
  await page.keyboard.press('Space');
  await tabTo(page, send(page));
  await page.keyboard.press('Enter');

  await expect(codeField(page)).toBeFocused();
  await expectFocus(page);
  await expectAccessibleInPalettes(page);
  await tabTo(page, page.getByRole('button', { name: 'Изменить номер' }));
  await page.keyboard.press('Enter');
  await expect(field(page, /^Телефон/)).toBeFocused();
  await expectFocus(page);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type('1234');

  await expect(page).toHaveURL(/\/certificate\/single\/$/);
  await expect(page.getByRole('heading', { name: 'Оформляем сертификат' })).toBeVisible();
  await expect.poll(() => phaseOf(page)).toBe('waiting');
  await expectAccessibleInPalettes(page);
  await page.clock.runFor(20_000);
  await expect(page.getByRole('group', { name: 'Сертификат готов' })).toBeFocused();
  await expectFocus(page);
  await expectAccessibleInPalettes(page);
  await page.clock.runFor(61_000);
  const again = page.getByRole('button', { name: 'Отправить ещё раз' });
  // Tab passes by a button that is still disabled.
  await expect(again).toBeEnabled();
  await tabTo(page, again);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Сертификат отправлен ещё раз/)).toBeVisible();
  await expect(page.getByRole('group', { name: 'Сертификат готов' })).toBeFocused();
  await expectAccessibleInPalettes(page);
  expect(backend.count('certificate.resend')).toBe(1);
});
