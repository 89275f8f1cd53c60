import { expect, type Page } from '@playwright/test';

/**
 * Milliseconds: not a requirement for pages, whose speed depends on the machine. Fourteen browsers on one
 * core take more than half a minute until the first page is interactive.
 */
const PATIENCE = 120_000;

/** How long to watch a page before moving the pointer again. */
const SPELL = 1_000;

/**
 * Moves the pointer, which makes a page interactive (src/boot), and waits until all of it is, including the
 * part that is hydrated when the visitor reaches it. A page that redirects becomes another one, which has not
 * seen the first move.
 */
export async function makeInteractive(page: Page): Promise<void> {
  const interactive = page.locator('html[data-interactive]');
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(3, 2);
    await interactive.waitFor({ state: 'attached', timeout: SPELL });
  }).toPass({ timeout: PATIENCE });
  // That part may be hydrated without this, or disappear with its page, so its presence is not awaited.
  const come = () =>
    document
      .querySelector('[data-late] > *')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  await expect(async () => {
    await page.evaluate(come);
    await expect(page.locator('[data-late]')).toHaveCount(0, { timeout: SPELL });
  }).toPass({ timeout: PATIENCE });
}

/** Makes pages interactive whenever they are loaded: the visitor moves the pointer immediately. */
export function keepInteractive(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...address) => {
    const response = await goto(...address);
    await makeInteractive(page);
    return response;
  };
  page.reload = async (...options) => {
    const response = await reload(...options);
    await makeInteractive(page);
    return response;
  };
}

/** Waits until the page has no pending placeholder. */
export async function settle(page: Page): Promise<void> {
  // Content for members only is in a visitor's page too, but hidden.
  const waiting = page
    .locator('[data-waiting], [data-view] [data-slot="shops"]')
    .filter({ visible: true });
  await expect(waiting).toHaveCount(0, { timeout: PATIENCE });
}

/**
 * The number of transitions and animations that are running or about to start, without those that
 * never end and those that follow the scroll position.
 */
const movements = (page: Page) =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          ({ timeline, playState, effect }) =>
            timeline instanceof DocumentTimeline &&
            playState !== 'finished' &&
            effect?.getComputedTiming().endTime !== Infinity,
        ).length,
  );

/** Waits until nothing in the page is moving; a paused page clock does not matter. */
export const waitForAnimations = (page: Page) =>
  expect.poll(() => movements(page), { intervals: [0, 50] }).toBe(0);

/** Waits for two frames of the page. */
const rendered = (page: Page) =>
  page.evaluate(
    (patience) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        // A window that is not painted, on a busy machine, has no frames to wait for.
        setTimeout(resolve, patience);
      }),
    SPELL,
  );

/** Waits until the page has rendered its changes and nothing in it is moving. */
export async function waitForStablePage(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const moving = async () => {
    await rendered(page);
    return movements(page);
  };
  await expect.poll(moving, { intervals: [0, 50] }).toBe(0);
}
