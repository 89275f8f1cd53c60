/** The free pair as a new visitor requests it, also with a backend that goes down at each step. */
import type { Page } from '@playwright/test';
import { certificatesOf, messagesTo } from '../contract/certificate-rows.ts';
import { ISSUE_DELAY, type End, type OwnSite } from '../site/own-site.ts';
import type { Break } from '../site/line.ts';
import { expectAccessible } from './axe.ts';
import { codeField, fillPerson, phaseOf, policy, send } from './certificate-form.ts';
import { certificatesSent, codeFor, expect, newPhone, test } from './own-site.ts';
import { serveYandex } from './shop-pages.ts';

// Serial: each needs a backend that no other test stops.
test.describe.configure({ mode: 'default', timeout: 300_000 });
// A stopped backend gives 502; a phone may have to be confirmed first.
test.use({
  tolerate: [/status of (40\d|429|502) .*\/rest\/(check\.captcha|login\.|certificate\.)/],
});

const main = (page: Page) => page.getByRole('main');
const own = (page: Page) => page.getByRole('article', { name: /^Сертификат YA|^Сертификат / });
const working = (page: Page) => page.getByRole('heading', { name: 'Оформляем сертификат' });
const alert = (page: Page) => main(page).getByRole('alert');
const again = (page: Page) => page.getByRole('button', { name: 'Отправить ещё раз' });

/** A new visitor arrives, chooses a city, and selects an optician on the map. */
async function comeToTheForm(page: Page) {
  await serveYandex(page);
  await page.goto('/where-buy/');
  await page.getByRole('banner').locator('[data-city-title]').first().click();
  const chooser = page.getByRole('dialog', { name: 'Ваш город' });
  await chooser.getByRole('button', { name: 'Казань', exact: true }).click();
  await expect(chooser).toBeHidden();
  const rows = main(page).locator('li > article[id^="shop-"]');
  await expect(rows.first()).toContainText('Казань,');
  const listed = await rows.count();
  expect(listed).toBeGreaterThan(1);
  await main(page).getByRole('link', { name: 'Карта' }).click();
  const marks = main(page)
    .getByRole('region', { name: /На\sкарте/ })
    .locator('.ymaps-placemark');
  await expect(marks).toHaveCount(listed);
  await page.goto('/map-optic/?view=map');
  const choose = main(page).getByRole('link', { name: 'Выбрать эту оптику' });
  await expect(rows.first()).toContainText('Казань,');
  await expect(marks.first()).toBeVisible();
  await choose.first().click();
  await expect(page).toHaveURL(/\/certificate\/\?optic=\d+#/);
  await expect(page.getByText(/, Казань, /)).toBeVisible();
}

async function fill(page: Page, digits: string) {
  await fillPerson(page, digits);
  await policy(page).check();
}

/** Types the code that was sent. */
async function enterCode(page: Page, site: OwnSite, phone: string) {
  await expect(codeField(page)).toBeFocused();
  await codeField(page).fill('');
  await codeField(page).pressSequentially(await codeFor(site, phone));
}

test('leads from the city chooser to a printed certificate, and to a resent one', async ({
  page,
  own: site,
}) => {
  const phone = newPhone();
  await page.clock.install({ time: site.now() });
  await comeToTheForm(page);
  await fill(page, phone.slice(2));
  await expectAccessible(page);
  await send(page).click();
  await enterCode(page, site, phone);
  await expect(working(page)).toBeVisible();
  await expect.poll(() => phaseOf(page)).toBe('processing');
  // The page sends no request while the backend restarts, however long that takes.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await site.pass(ISSUE_DELAY);
  await page.clock.resume();
  await expect(page).toHaveURL(/\/certificate\/single\/$/);
  await expect(own(page)).toContainText('Анна Смирнова');
  await expect(
    main(page)
      .getByText(/^Казань,|, Казань,/)
      .first(),
  ).toBeVisible();
  expect(await certificatesSent(site, phone)).toHaveLength(1);

  await page.emulateMedia({ media: 'print' });
  await expect(own(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'QR-код сертификата' })).toBeVisible();
  // The only part of the frame that is printed is the name, as on a letterhead.
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1);
  await expect(page.locator('button:visible, nav:visible, form:visible')).toHaveCount(0);
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: null });

  // A minute passes for the backend, which sets the limit, and for the page.
  await expect(again(page)).toBeDisabled();
  await site.pass(61_000);
  await page.clock.fastForward(61_000);
  await again(page).click();
  await expect(page.getByText(/Сертификат отправлен ещё раз/)).toBeVisible();
  await expect(own(page)).toBeVisible();
  await expect(again(page)).toBeDisabled();
  expect(await certificatesSent(site, phone)).toHaveLength(2);
});

/** When the backend goes down: before it gets the call, or after it has handled it. */
const ways: { how: End; when: Break }[] = [
  { how: 'SIGTERM', when: 'before' },
  { how: 'SIGKILL', when: 'after' },
];

for (const { how, when } of ways) {
  test(`a backend stopped by ${how} ${when} each step loses nothing and grants nothing twice`, async ({
    page,
    own: site,
  }) => {
    const phone = newPhone();
    const sorry = /Сейчас не\sполучается оформить сертификат/;
    await page.clock.install({ time: site.now() });
    await page.goto('/certificate/');
    await fill(page, phone.slice(2));
    await main(page)
      .getByRole('button', { name: /^Выбрать: / })
      .first()
      .click();

    for (const call of ['check.captcha', 'login.send.sms']) {
      site.endAt(call, when, how);
      await send(page).click();
      await expect(alert(page), call).toContainText(sorry);
      await expect(page.getByRole('textbox', { name: /^Имя/ })).toHaveValue('Анна');
      await expect(policy(page)).toBeChecked();
      await site.start();
    }
    await send(page).click();
    await expect(codeField(page)).toBeFocused();
    expect((await site.outbox()).filter(({ to }) => to === phone)).toHaveLength(1);

    site.endAt('login.auth.sms', when, how);
    const code = await codeFor(site, phone);
    await codeField(page).pressSequentially(code);
    await expect(codeField(page)).toHaveAccessibleDescription(sorry);
    await site.start();
    site.endAt('certificate.form.send', when, how);
    await page.getByRole('button', { name: 'Подтвердить' }).click();

    await expect(alert(page)).toContainText(sorry);
    await site.start();
    await send(page).click();
    await expect.poll(() => phaseOf(page)).toBe('processing');

    site.endAt('certificate.form.send', when, how);
    await page.clock.fastForward(5_000);
    await expect(alert(page)).toContainText(sorry);
    await site.pass(ISSUE_DELAY);
    // Issued from the state in the database, before the page asks.
    await expect.poll(() => certificatesSent(site, phone).then(({ length }) => length)).toBe(1);

    site.endAt('certificate.get', when, how);
    await send(page).click();
    await expect(page).toHaveURL(/\/certificate\/single\/$/);
    await expect(page.getByText(/Сервис пока не\sотвечает/)).toBeVisible();
    await expect.poll(() => phaseOf(page)).toBe('waiting');
    await site.start();
    await page.clock.fastForward(20_000);
    await expect(own(page)).toBeVisible();
    const number = (await own(page).getAttribute('aria-label')) ?? '';

    await site.pass(61_000);
    await page.clock.fastForward(61_000);
    site.endAt('certificate.resend', when, how);
    await again(page).click();
    await expect(page.getByText(/Сервис пока не\sотвечает/)).toBeVisible();
    await expect.poll(() => phaseOf(page)).toBe('waiting');
    await site.start();
    await page.clock.fastForward(20_000);
    await expect(page.getByRole('article', { name: number })).toBeVisible();
    await expect(alert(page)).toContainText(/не\sполучается отправить сертификат ещё раз/);
    if (when === 'before') {
      await again(page).click();
      await expect(page.getByText(/Сертификат отправлен ещё раз/)).toBeVisible();
    } else await expect(again(page)).toBeDisabled();
    await expect(page.getByRole('article', { name: number })).toBeVisible();

    const { issued, sent } = await site.look(async (db) => ({
      issued: await certificatesOf(db, phone),
      sent: await messagesTo(db, phone),
    }));
    await site.start();
    expect(issued.map(({ number: one }) => `Сертификат ${one}`)).toEqual([number]);
    // A code, the certificate, the certificate once more.
    expect(sent).toHaveLength(3);
  });
}
