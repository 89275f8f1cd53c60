/** Signing in to the editor's screen. */
import type { Page } from '@playwright/test';

export type Editor = { readonly email: string; readonly password: string };

export async function signIn(page: Page, { email, password }: Editor): Promise<void> {
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}
