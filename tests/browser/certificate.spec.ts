/** The form for the free pair, the code and the waiting, with given responses. */
import { makeInteractive } from './interactive.ts';
import { expectAccessible } from './axe.ts';
import {
  answerCookies,
  codeField,
  field,
  fill,
  hiddenOf,
  open,
  phaseOf,
  send,
} from './certificate-form.ts';
import { failed, flowBackend, replies } from './certificate-replies.ts';
import { expect, test } from './test.ts';

test('the form leads through the code to the certificate', async ({ page }) => {
  const backend = await flowBackend(page);
  await page.goto('/about/?utm_source=vk&utm_campaign=%D0%BE%D1%81%D0%B5%D0%BD%D1%8C');
  await open(page);
  await page.getByRole('main').getByRole('link', { name: 'Оформить сертификат' }).click();
  await fill(page);
  await expect(field(page, /^Телефон/)).toHaveValue('+7 999 000-00-03');
  await expectAccessible(page);
  await send(page).click();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await codeField(page).pressSequentially('1234');
  await expect(page).toHaveURL(/\/certificate\/single\/$/);
  await expect(page.getByText('YA-2026-000777')).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-код сертификата' })).toBeVisible();
  await expect(page.getByRole('img', { name: /Штрихкод/ })).toBeVisible();
  await expectAccessible(page);
  const sent = backend.asked.find(({ call }) => call === 'certificate.form.send')?.params;
  expect(sent).toMatchObject({
    phone: '+79990000003',
    name: 'Анна',
    lastName: 'Смирнова',
    opticId: 1,
    isLoyaltyMember: false,
    isWantToJoinBLLoyalty: null,
    policy: true,
    subscribe: false,
    sms: false,
    utm_source: 'vk',
    utm_campaign: 'осень',
  });
  expect(Object.keys(Object(sent?.['consentVersions']))).toContain('policy');
  const sms = backend.asked.find(({ call }) => call === 'login.send.sms')?.params;
  expect(sms).toEqual({ phone: '+79990000003', action: 'certificate' });
});

test.describe('on a bad connection', () => {
  test.use({ tolerate: [/net::ERR_FAILED .*\.js/] });

  test('a member is submitted as joining', async ({ page }) => {
    const backend = await flowBackend(page);
    await open(page);
    await fill(page);
    await page.getByRole('checkbox', { name: /Хочу вступить/ }).check();
    await page.getByRole('radio', { name: 'Да, участвую' }).check();
    await expect(page.getByRole('checkbox', { name: /Хочу вступить/ })).toHaveCount(0);
    // The rules and the calls are loaded with the first submission; the connection loses the first
    // of each.
    const lost = new Set<string>();
    await page.route(/\.js$/, (route) => {
      const { href } = new URL(route.request().url());
      if (lost.has(href)) return route.continue();
      lost.add(href);
      return route.abort();
    });
    await send(page).click();
    await expect(codeField(page)).toBeFocused();
    expect(lost.size).toBeGreaterThan(0);
    await page.unroute(/\.js$/);
    await codeField(page).pressSequentially('1234');
    await expect(page).toHaveURL(/single/);
    const sent = backend.asked.find(({ call }) => call === 'certificate.form.send')?.params;
    expect(sent).toMatchObject({ isLoyaltyMember: true, isWantToJoinBLLoyalty: true });
  });
});

test('missing fields are listed, an optician is found by search, and no consent is preselected', async ({
  page,
  context,
}) => {
  const backend = await flowBackend(page);
  await answerCookies(context);
  await open(page);
  await test.step('missing fields are listed with links, and the first is focused', async () => {
    await field(page, /^Имя/).fill('Анна');
    await send(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page, /^Фамилия/)).toBeFocused();
    const summary = page.getByRole('main').getByRole('alert');
    await expect(summary.getByRole('link')).toHaveCount(6);
    await expect(field(page, /^Фамилия/)).toHaveAccessibleDescription(/Укажите фамилию/);
    await expectAccessible(page);
    // Wherever it is pressed, also with text twice as large.
    for (const [width, height, letters] of [
      [1280, 900, '100%'],
      [360, 740, '100%'],
      [360, 740, '200%'],
      [1280, 900, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), letters);
      await send(page).press('Enter');
      await expect.poll(() => hiddenOf(page, 'lastname'), `${width}, ${letters}`).toEqual([]);
    }
    await page.evaluate(() => document.documentElement.removeAttribute('style'));
    await field(page, /^Фамилия/).fill('Смирнова');
    await expect(summary.getByRole('link')).toHaveCount(5);
    await summary.getByRole('link', { name: /Выберите салон/ }).click();
    await expect(page.getByRole('searchbox', { name: /Название, улица/ })).toBeFocused();
  });
  await test.step('an optician is found by search, and one without pairs cannot be chosen', async () => {
    await page.getByRole('searchbox', { name: /Название, улица/ }).fill('тверская');
    await expect(page.getByRole('list', { name: 'Салоны' }).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('searchbox', { name: /Название, улица/ }).fill('прогресс');
    await expect(page.getByText('пар пока нет')).toBeVisible();
    await expect(page.getByRole('button', { name: /Выбрать: Оптика «Прогресс»/ })).toHaveCount(0);
    await page.getByRole('button', { name: 'Торические' }).click();
    await expect
      .poll(() => backend.asked.at(-1)?.params)
      .toMatchObject({ 'filter[city]': 'Москва', 'filter[map_params]': 'toric' });
    await page.getByRole('button', { name: 'Торические' }).click();
    await page.getByRole('searchbox', { name: /Название, улица/ }).clear();
  });
  await test.step('no consent is preselected, and none is remembered', async () => {
    for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked();
    await fill(page);
    await page.reload();
    await expect(field(page, /^Имя/)).toHaveValue('Анна');
    await expect(field(page, /^Телефон/)).toHaveValue('+7 999 000-00-03');
    await expect(page.getByRole('radio', { name: 'Нет' })).toBeChecked();
    await expect(page.getByText('Оптика «Взгляд», Москва, улица Ленина, 1')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: /Даю согласие/ })).not.toBeChecked();
  });
});

test('the map returns with the chosen optician', async ({ page }) => {
  await flowBackend(page);
  await open(page, '/certificate/?optic=2#certificate-opticId');
  await expect(page.getByText('Оптика «Линза», Москва, Тверская улица, 7')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Выбрать другой' })).toBeFocused();
});

test.describe('refusals', () => {
  test.use({ tolerate: [/status of 40\d .*\/rest\/(certificate\.form\.send|login\.auth\.sms)/] });

  test('an earlier certificate is shown with its optician, and can be moved to another one', async ({
    page,
  }) => {
    const backend = await flowBackend(page);
    backend.answer('certificate.form.send', failed(409, 'get_certificate', 'Уже есть'));
    backend.answer('certificate.get', replies.older);
    await open(page);
    await fill(page);
    await send(page).click();
    await codeField(page).pressSequentially('1234');
    await expect(page.getByText('YA-2026-000777')).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: /сертификат уже\sоформлен/ })).toBeVisible();
    await expect(main.getByText('Оптика «Взгляд», Москва, улица Ленина, 1')).toBeVisible();
    await expect(main.getByRole('button', { name: 'Прислать ещё раз' })).toBeEnabled();
    await main.getByRole('button', { name: 'Сменить салон' }).click();
    await expect(main.getByRole('heading', { name: 'Выберите другой салон' })).toBeFocused();
    await expect(main.getByRole('button', { name: /^Выбрать: / })).toHaveCount(1);
    await expectAccessible(page);
    await main.getByRole('button', { name: /^Выбрать: Оптика «Линза»/ }).click();
    await expect(main.getByText('Салон изменён')).toBeInViewport();
    await expect(main.getByRole('heading', { name: /уже\sоформлен/ })).toHaveCount(0);
    expect(backend.asked.find(({ call }) => call === 'certificate.optician')?.params).toEqual({
      phone: '+79990000003',
      opticId: 2,
    });
  });

  test('any other error keeps the form and shows the reason', async ({ page }) => {
    const backend = await flowBackend(page);
    backend.answer(
      'certificate.form.send',
      failed(400, 'optician_out_of_stock', 'Пары закончились'),
    );
    await open(page);
    await fill(page);
    await send(page).click();
    await codeField(page).pressSequentially('1234');
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Пары закончились');
    await expect(field(page, /^Имя/)).toHaveValue('Анна');
    // The phone is confirmed: the next attempt needs no code.
    await send(page).click();
    await expect(page).toHaveURL(/single/);
    expect(backend.count('login.send.sms')).toBe(1);
  });

  test('a wrong code is reported, another one is sent after a minute, the number can be changed', async ({
    page,
  }) => {
    const backend = await flowBackend(page);
    backend.answer('login.auth.sms', failed(400, 'code_wrong', 'Неверный код. Осталось 4 попытки'));
    await page.clock.install();
    await open(page);
    await fill(page);
    await send(page).click();
    await codeField(page).pressSequentially('0000');
    await expect(codeField(page)).toHaveAccessibleDescription(/Осталось 4 попытки/);
    await expect(codeField(page)).toBeFocused();
    const again = page.getByRole('button', { name: 'Отправить код ещё раз' });
    await expect(again).toBeDisabled();
    await page.clock.runFor(61_000);
    await again.click();
    // While the code is on its way the number cannot be changed.
    await expect(page.getByText(/Новый код можно попросить через/)).toBeVisible();
    expect(backend.count('login.send.sms')).toBe(2);
    await page.getByRole('button', { name: 'Изменить номер' }).click();
    await expect(field(page, /^Имя/)).toHaveValue('Анна');
    await expect(page.getByRole('checkbox', { name: /Даю согласие/ })).toBeChecked();
  });
});

test.describe('waiting', () => {
  test('the form is submitted again after five seconds, the certificate checked after twenty', async ({
    page,
  }) => {
    const backend = await flowBackend(page);
    backend.answer('certificate.form.send', replies.process);
    backend.answer('certificate.get', replies.waiting);
    await page.clock.install();
    await open(page);
    await fill(page);
    await send(page).click();
    await expect(codeField(page)).toBeFocused();
    // From here on only the test advances the clock.
    await page.clock.pauseAt(Date.now() + 60_000);
    await codeField(page).pressSequentially('1234');
    const working = page.getByRole('heading', { name: 'Оформляем сертификат' });
    await expect(working).toBeFocused();
    await expect.poll(() => phaseOf(page)).toBe('processing');
    await page.clock.runFor(4_900);
    expect(await phaseOf(page)).toBe('processing');
    expect(backend.count('certificate.form.send')).toBe(1);
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/single/);
    await expect.poll(() => phaseOf(page)).toBe('waiting');
    // The new page also needs a moment to render; this many attempts take less than four seconds.
    await expect(async () => {
      await page.clock.runFor(50);
      await expect(working).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 15_000 });
    await page.clock.runFor(16_000);
    expect(await phaseOf(page)).toBe('waiting');
    expect(backend.count('certificate.get')).toBe(1);
    await page.clock.runFor(4_000);
    await expect(page.getByText('YA-2026-000777')).toBeVisible();
    expect(backend.count('certificate.form.send')).toBe(2);
    expect(backend.count('certificate.get')).toBe(2);
  });

  test('continues after the page has been closed', async ({ page, context }) => {
    const backend = await flowBackend(page);
    // However long this page stays open: it asks every five seconds.
    const waiting = Array.from({ length: 20 }, () => replies.process);
    backend.answer('certificate.form.send', ...waiting);
    await open(page);
    await fill(page);
    await send(page).click();
    await codeField(page).pressSequentially('1234');
    await expect(page.getByRole('heading', { name: 'Оформляем сертификат' })).toBeVisible();
    await page.close();
    const opened = await context.newPage();
    const later = await flowBackend(opened);
    await opened.goto('/certificate/');
    await makeInteractive(opened);
    await expect(opened).toHaveURL(/single/, { timeout: 15_000 });
    await expect(opened.getByText('YA-2026-000777')).toBeVisible();
    expect(later.count('certificate.form.send')).toBe(1);
    expect(later.asked.find(({ call }) => call === 'certificate.form.send')?.params).toMatchObject({
      name: 'Анна',
      policy: true,
    });
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page offers a phone number and the list of opticians', async ({ page }) => {
    await page.goto('/certificate/');
    await expect(page.locator('form[aria-label="Анкета на бесплатную пару"]')).toBeHidden();
    await expect(page.locator('a[href="tel:+78000000000"]')).toBeVisible();
    await expect(page.locator('noscript a[href="/map-optic/"]')).toBeVisible();
  });
});
