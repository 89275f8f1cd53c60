/** The whole flow of a free pair against the real backend, with the code from its outbox. */
import type { Page } from '@playwright/test';
import { userConsents } from '../../contract/calls/account.ts';
import { inviteFriend } from '../../contract/calls/user.ts';
import { memberConsents } from '../../src/config/member-consents.ts';
import { backendOrigin } from '../site/browsed-site.ts';
import { expectAccessible } from './axe.ts';
import { newMember, resultFor } from './real-member.ts';
import { expect, test } from './test.ts';

type Letter = { to: string; channel: string; text: string; code?: string };

/** The newest code sent to a phone. */
async function codeFor(phone: string): Promise<string> {
  const reply = await fetch(`${backendOrigin}/dev/outbox`);
  const letters: Letter[] = await reply.json();
  return letters.find(({ to, code }) => to === phone && code)?.code ?? '';
}

/** A phone that no other test uses: one phone gets one certificate. */
const newDigits = () => `900${String(Date.now()).slice(-6)}${test.info().workerIndex % 10}`;

/** Fills in everything the certificate needs except the question about the club. */
async function fill(page: Page, digits: string) {
  await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
  await page.getByRole('textbox', { name: /^Фамилия/ }).fill('Смирнова');
  await page.getByRole('textbox', { name: /^Телефон/ }).pressSequentially(digits);
  await page.getByRole('textbox', { name: /^Электронная почта/ }).fill('anna@example.ru');
  await page
    .getByRole('button', { name: /^Выбрать: / })
    .first()
    .click();
  await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
}

/** Requests the code, and types it. */
async function confirm(page: Page, phone: string) {
  await page.getByRole('button', { name: /Получить код и\sоформить/ }).click();
  const code = page.getByRole('textbox', { name: /Код из/ });
  await expect(code).toBeFocused();
  await expect.poll(() => codeFor(phone)).toMatch(/^\d{4}$/);
  await code.pressSequentially(await codeFor(phone));
}

/** It is issued quickly; the page checks after five seconds, and then every twenty. */
async function expectIssued(page: Page) {
  const own = page.getByRole('article', { name: /^Сертификат / });
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(own).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/certificate\/single\/$/);
  await expect(own).toContainText('Анна Смирнова');
  return own;
}

test.describe('a free pair', () => {
  // The first submission may be refused until the phone is confirmed, and the code of somebody who
  // joins until they agree; the browser logs it.
  test.use({ tolerate: [/status of 40\d .*\/rest\/(certificate\.form\.send|login\.auth\.sms)/] });

  test('is requested, confirmed, issued and still shown after a reload', async ({ page }) => {
    const digits = newDigits();
    const phone = `+7${digits}`;
    await page.clock.install();
    await page.goto('/certificate/');
    await fill(page, digits);
    await page.getByRole('radio', { name: 'Нет' }).check();
    await confirm(page, phone);
    const own = await expectIssued(page);
    const name = (await own.getAttribute('aria-label')) ?? '';
    await page.reload();
    await expect(page.getByRole('article', { name })).toBeVisible();
  });

  test('comes with membership for an invited visitor who joins', async ({ page, context }) => {
    test.slow();
    const inviter = await newMember();
    const { code: invite } = await resultFor(inviter, inviteFriend, {});
    const digits = newDigits();
    const phone = `+7${digits}`;
    await page.clock.install();
    await page.goto(`/friend/registration/?invite=${invite}`);
    await page.getByRole('link', { name: 'Оформить сертификат' }).click();
    await fill(page, digits);
    await page.getByRole('radio', { name: 'Нет' }).check();
    await page.getByRole('checkbox', { name: /Хочу вступить/ }).check();
    await confirm(page, phone);
    const policy = page.getByRole('checkbox', { name: /Даю согласие/ });
    await expect(policy).toBeFocused();
    await expect(policy).not.toBeChecked();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expect(policy).toHaveAccessibleDescription(/Отметьте согласие/);
    await policy.check();
    await page.getByRole('button', { name: 'Продолжить' }).click();
    await expectIssued(page);
    const token = (await context.cookies()).find(({ name }) => name === 'auth.token')?.value ?? '';
    const { items } = await resultFor(token, userConsents, {});
    const { version } = memberConsents.policy;
    // The form's own consent, with its own wording, is another one.
    expect(items).toContainEqual(expect.objectContaining({ code: 'policy', version, given: true }));
    expect(items.filter(({ code }) => code === 'policy')).toHaveLength(2);
    expect((await resultFor(inviter, inviteFriend, {})).invited).toBe(1);
  });
});
