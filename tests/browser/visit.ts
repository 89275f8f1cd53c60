/** Opens pages for the tests that visit all of them, members' pages as a member. */
import type { BrowserContext, Page, Response } from '@playwright/test';
import type { TestPage } from '../pages.ts';
import { signIn, type Asked, type Replies } from './member.ts';
import { wholeMember } from './personal-replies.ts';
import { passGuard } from './real-member.ts';

/**
 * Signs a member of a test in and lets them into the personal area.
 * @returns the requests, in order; the list keeps growing.
 */
export async function enterArea(
  context: BrowserContext,
  page: Page,
  replies: Replies = wholeMember,
): Promise<Asked[]> {
  const asked = await signIn(context, page, replies);
  await passGuard(context);
  return asked;
}

/** Opens a page of the list, signed in if necessary. */
export async function visit(
  context: BrowserContext,
  page: Page,
  { url, signed }: TestPage,
): Promise<Response | null> {
  if (signed) await enterArea(context, page);
  return await page.goto(url);
}
