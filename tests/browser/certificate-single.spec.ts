/** The certificate itself: found by its phone, shown, remembered, sent again. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { certificate, failed, flowBackend, replies } from './certificate-replies.ts';
import { expect, test } from './test.ts';

/** Opens it as a visitor who got a certificate on this device before. */
async function openOwn(page: Page) {
  const backend = await flowBackend(page);
  await page.goto('/certificate/single/');
  await page.getByRole('textbox', { name: /^Телефон/ }).pressSequentially('9990000003');
  await page.getByRole('button', { name: 'Получить код' }).click();
  await page.getByRole('textbox', { name: /Код из/ }).pressSequentially('1234');
  await expect(page.getByText(certificate.number)).toBeVisible();
  return backend;
}

test('is found by its phone, exported, printed, and stored nowhere', async ({ page }) => {
  const backend = await openOwn(page);
  await test.step('the built page contains no personal data', async () => {
    const html = await (await page.request.get('/certificate/single/')).text();
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toContain(certificate.number);
  });
  await test.step('is found by its phone', async () => {
    expect(backend.count('certificate.form.send')).toBe(0);
    await expect(page.getByText('Анна Смирнова')).toBeVisible();
    await expect(page.getByText(/Сертификат отправлен ещё раз/)).toHaveCount(0);
    await expect(page.getByText(/21\sдекабря\s2026/)).toBeVisible();
    await expect(page.getByText('Действует', { exact: true })).toBeVisible();
    const way = page.getByRole('link', { name: /Как добраться/ });
    await expect(way).toHaveAttribute(
      'href',
      /^https:\/\/yandex\.ru\/maps\/\?rtext=~55\.75,37\.61/,
    );
    await expectAccessible(page);
  });
  await test.step('is exported to a calendar', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /Добавить в\sкалендарь/ }).click();
    const file = await (await download).path();
    expect(await readFile(file, 'utf8')).toContain('DTSTART;VALUE=DATE:20261221');
  });
  await test.step('is printed with its codes and its optician, without buttons', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: 'QR-код сертификата' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Оптика «Взгляд»' })).toBeVisible();
    await expect(page.getByRole('button', { name: /Распечатать/ })).toBeHidden();
    await page.emulateMedia({ media: null });
  });
  await test.step('is shown after a reload, fetched again and stored nowhere', async () => {
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(kept).not.toContain(certificate.number);
    expect(kept).not.toContain('Смирнова');
    await page.reload();
    await expect(page.getByText(certificate.number)).toBeVisible();
    expect(backend.count('certificate.get')).toBe(2);
  });
  await test.step('a certificate that is being issued is still awaited after a reload', async () => {
    backend.answer('certificate.get', replies.waiting);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Оформляем сертификат' })).toBeVisible();
    await expectAccessible(page);
  });
});

test('is resent once the delay has passed', async ({ page }) => {
  await page.clock.install();
  const backend = await openOwn(page);
  const again = page.getByRole('button', { name: 'Отправить ещё раз' });
  await expect(again).toBeDisabled();
  await expect(
    page.getByText(/Отправить ещё раз или\sсменить салон можно через [01]:\d\d/),
  ).toBeVisible();
  await page.clock.runFor(61_000);
  await again.click();
  await expect(page.getByText(/Сертификат отправлен ещё раз/)).toBeVisible();
  await expect(page.getByText(certificate.number)).toBeVisible();
  expect(backend.count('certificate.resend')).toBe(1);
});

test.describe('refusals', () => {
  test.use({ tolerate: [/status of 4(04 .*certificate\.get|29 .*certificate\.resend)/] });

  test('a phone without a certificate gets a message', async ({ page }) => {
    const backend = await flowBackend(page);
    backend.answer('certificate.get', failed(404, 'not_found', 'Нет'));
    await page.goto('/certificate/single/');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await expect(page.getByRole('textbox', { name: /^Телефон/ })).toHaveAccessibleDescription(
      /Укажите номер/,
    );
    await page.getByRole('textbox', { name: /^Телефон/ }).pressSequentially('9990000003');
    await page.getByRole('button', { name: 'Получить код' }).click();
    await page.getByRole('textbox', { name: /Код из/ }).pressSequentially('1234');
    await expect(page.getByText(/По\sэтому номеру сертификата нет/)).toBeVisible();
    await expectAccessible(page);
  });

  test('a certificate that may not be resent yet stays visible', async ({ page }) => {
    await page.clock.install();
    const backend = await openOwn(page);
    backend.answer('certificate.resend', failed(429, 'too_many_requests', 'Слишком часто'));
    await page.clock.runFor(61_000);
    await page.getByRole('button', { name: 'Отправить ещё раз' }).click();
    await expect(page.getByText('Слишком часто')).toBeVisible();
    await expect(page.getByText(certificate.number)).toBeVisible();
  });
});
