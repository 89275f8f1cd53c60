/** Signing in to the editor's screen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { editorMe, editorSignIn } from '../../contract/calls/editor-people.ts';
import { DEMO_EDITOR, DEMO_PASSWORD_FILE, SIGNED_IN_MARK } from '../../src/config/editor-screen.ts';
import { siteDataDir } from '../site/browsed-site.ts';
import { expect } from './test.ts';

export type Editor = { readonly email: string; readonly password: string };

/** The account that may sign in to the screen of the shared site. */
const sharedEditor = (): Editor => ({
  email: DEMO_EDITOR,
  password: readFileSync(join(siteDataDir, DEMO_PASSWORD_FILE), 'utf8'),
});

/** Fills in the form. */
export async function signIn(page: Page, { email, password }: Editor): Promise<void> {
  await page.getByRole('textbox', { name: 'Почта' }).fill(email);
  await page.getByLabel('Пароль').fill(password);
  await page.getByRole('button', { name: 'Войти' }).click();
}

/** Sessions of those who have signed in: a backend limits attempts per minute. */
const kept = new Map<string, Awaited<ReturnType<BrowserContext['cookies']>>>();

/** Opens a screen as an editor who has signed in before. */
export async function enter(
  page: Page,
  path: string,
  credentials: Editor = sharedEditor(),
): Promise<void> {
  // A small document of the site: the browser stores the session per origin.
  await page.goto('/robots.txt');
  await page.evaluate((mark) => localStorage.setItem(mark, '1'), SIGNED_IN_MARK);
  const context = page.context();
  const who = `${new URL(page.url()).origin} ${credentials.email}`;
  await context.addCookies(kept.get(who) ?? []);
  // A test may have advanced the clock beyond the session.
  if ((await context.request.get(editorMe.path)).status() !== 200) {
    const reply = await context.request.post(editorSignIn.path, { data: credentials });
    expect(reply.status()).toBe(200);
    kept.set(who, await context.cookies());
  }
  await page.goto(path);
}
