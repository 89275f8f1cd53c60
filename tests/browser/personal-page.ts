/** What every page of the personal area owes its member, tried on one of them. */
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { settle } from './awake.ts';
import { expectAccessible } from './axe.ts';
import { balance, profile, Refusal, signIn, type Asked, type Replies } from './member.ts';
import { passGuard } from './real-member.ts';
import { sideways } from './sideways.ts';

/** Opens a page of the area as a member with these replies, and waits for its heading. */
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
 * No violation, every theme's colours, and nothing beyond the sides of a small phone's window. It
 * takes its time: on a busy machine a look at one page lasts several seconds.
 */
export async function expectFit(page: Page): Promise<void> {
  test.info().slow();
  for (const theme of ['dark', 'contrast', 'light']) {
    await page.evaluate(async (name) => {
      document.documentElement.dataset['theme'] = name;
      // Colours on their way from theme to theme are none of a theme's.
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((moving) => moving instanceof CSSTransition)
          .map(({ finished }) => finished),
      );
    }, theme);
    const looked = new AxeBuilder({ page }).include('main').withRules('color-contrast');
    const { violations } = await looked.analyze();
    expect(violations.map(({ nodes }) => `${theme}: ${nodes[0]?.html}`)).toEqual([]);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await sideways(page)).toEqual([]);
  await expectAccessible(page);
}

/** An answer that keeps the page waiting until it is given. */
export function held<T>(answer: T) {
  let give = () => {};
  const waiting = new Promise<T>((resolve) => {
    give = () => resolve(answer);
  });
  return { reply: () => waiting, give };
}

/** What a backend in trouble says. */
export const TROUBLE = new Refusal('internal', 'Что-то сломалось, уже чиним', 500);
