/** The whole flow of a free pair against the real backend, with the code from its outbox. */
import { backendOrigin } from '../site/browsed-site.ts';
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

test.describe('a free pair', () => {
  // The first submission may be refused until the phone is confirmed; the browser logs it.
  test.use({ tolerate: [/status of 40\d .*\/rest\/certificate\.form\.send/] });

  test('is requested, confirmed, issued and available again', async ({ page }) => {
    const digits = newDigits();
    const phone = `+7${digits}`;
    await page.clock.install();
    await page.goto('/certificate/');
    await page.getByRole('textbox', { name: /^Имя/ }).fill('Анна');
    await page.getByRole('textbox', { name: /^Фамилия/ }).fill('Смирнова');
    await page.getByRole('textbox', { name: /^Телефон/ }).pressSequentially(digits);
    await page.getByRole('textbox', { name: /^Электронная почта/ }).fill('anna@example.ru');
    await page.getByRole('radio', { name: 'Нет' }).check();
    await page
      .getByRole('button', { name: /^Выбрать: / })
      .first()
      .click();
    await page.getByRole('checkbox', { name: /Даю согласие/ }).check();
    await page.getByRole('button', { name: /Получить код и\sоформить/ }).click();
    const code = page.getByRole('textbox', { name: /Код из/ });
    await expect(code).toBeFocused();
    await expect.poll(() => codeFor(phone)).toMatch(/^\d{4}$/);
    await code.pressSequentially(await codeFor(phone));
    const own = page.getByRole('article', { name: /^Сертификат / });
    // It is issued quickly; the page checks after five seconds, and then every twenty.
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(own).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await expect(page).toHaveURL(/\/certificate\/single\/$/);
    await expect(own).toContainText('Анна Смирнова');
    const name = (await own.getAttribute('aria-label')) ?? '';
    await page.reload();
    await expect(page.getByRole('article', { name })).toBeVisible();
  });
});
