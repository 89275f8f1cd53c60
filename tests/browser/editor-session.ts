/** Signing in to the editor's screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editorSignIn } from '../../contract/calls/editor-people.ts';
import { DEMO_EDITOR, DEMO_PASSWORD_FILE, SIGNED_IN_MARK } from '../../src/config/editor-screen.ts';
import { siteDataDir } from '../site/browsed-site.ts';
import { expect } from './test.ts';

export type Editor = { readonly email: string; readonly password: string };

/** Who may sign in to the screen of the site that everybody visits. */
export const sharedEditor = (): Editor => ({
  email: DEMO_EDITOR,
  password: readFileSync(join(siteDataDir, DEMO_PASSWORD_FILE), 'utf8'),
});

/** Fills in the form. */
export async function signIn(page: Page, { email, password }: Editor): Promise<void> {
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Opens a screen as somebody who has signed in before. */
export async function enter(
  page: Page,
  path: string,
  credentials: Editor = sharedEditor(),
): Promise<void> {
  // A small document of the site: the cookie is for its address alone.
  await page.goto('/robots.txt');
  const status = await page.evaluate(
    async ([address, body, mark]) => {
      localStorage.setItem(mark, '1');
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body })).status;
    },
    [editorSignIn.path, JSON.stringify(credentials), SIGNED_IN_MARK] as const,
  );
  expect(status).toBe(200);
  await page.goto(path);
}
