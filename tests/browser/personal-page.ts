/** Requirements of every page of the personal area, checked on one of them. */
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { settle } from './interactive.ts';
import { expectAccessible, violationsIn } from './axe.ts';
import { balance, profile, Refusal, signIn, type Asked, type Replies } from './member.ts';
import { passGuard } from './real-member.ts';
import { sideways } from './sideways.ts';
import { showInPlace } from './view-in-place.ts';

/** Opens a page of the area as a member with these responses, and waits for its heading. */
export async function openPersonal(
  page: Page,
  context: BrowserContext,
  url: string,
  replies: Replies,
): Promise<Asked[]> {
  const asked = await signIn(context, page, {
    userProfile: profile,
    userBalance: balance,
    orders: { items: [], total: 0 },
    ...replies,
  });
  await passGuard(context);
  await page.goto(url);
  await settle(page);
  return asked;
}

/**
 * No violation, the colours of every palette, and nothing beyond the edges of a small phone's
 * window.
 */
export async function expectFit(page: Page): Promise<void> {
  for (const palette of ['dark', 'contrast'] as const) {
    await showInPlace(page, { palette });
    const found = await violationsIn(page, { within: 'main' });
    expect(found, `in the palette ${palette}`).toEqual([]);
  }
  // The full check covers the colours, too.
  await showInPlace(page, { palette: 'light' });
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sideways(page)).toEqual([]);
  await expectAccessible(page);
}

/** A response that keeps the page waiting until it is released. */
export function held<T>(answer: T) {
  let give = () => {};
  const waiting = new Promise<T>((resolve) => {
    give = () => resolve(answer);
  });
  return { reply: () => waiting, give };
}

/** The response of a failing backend. */
export const TROUBLE = new Refusal('internal', 'Что-то сломалось, уже чиним', 500);
