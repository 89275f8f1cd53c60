/** Opens pages for the tests that walk all of them, members' pages as a member. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext, Page, Response } from '@playwright/test';
import type { TestPage } from '../pages.ts';
import { publicDirectory } from '../site/site.ts';
import { signIn, type Asked, type Replies } from './member.ts';
import { wholeMember } from './personal-replies.ts';

/** The file behind an address of the area; one answers for all offers. */
const fileOf = (path: string) =>
  join(publicDirectory, path.replace(/^(\/personal\/sales\/)[^/[]+\/$/, '$1[slug]/'), 'index.html');

/** The guard at the edge knows no member of a test: the built page is answered in its place. */
async function passGuard(page: Page): Promise<void> {
  await page.route(/\/personal\/(?:[\w/-]*)(?:\?.*)?$/, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().resourceType() !== 'document') {
      await route.fallback();
      return;
    }
    await route.fulfill({ contentType: 'text/html', body: await readFile(fileOf(pathname)) });
  });
}

/**
 * Signs a member of a test in and lets him into the personal area.
 * @returns the requests that came, in their order; the list goes on growing.
 */
export async function enterArea(
  context: BrowserContext,
  page: Page,
  replies: Replies = wholeMember,
): Promise<Asked[]> {
  await passGuard(page);
  return await signIn(context, page, replies);
}

/** Opens a page of the list, as whoever may see it. */
export async function visit(
  context: BrowserContext,
  page: Page,
  { url, signed }: TestPage,
): Promise<Response | null> {
  if (signed) await enterArea(context, page);
  return await page.goto(url);
}
