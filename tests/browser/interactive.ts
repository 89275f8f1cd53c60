import { expect, type Page } from '@playwright/test';

/** Longer than a page takes to become interactive on a machine with other work. */
const PATIENCE = 30_000;

/** How long a page is looked at before the pointer moves once more. */
const SPELL = 1_000;

/**
 * Moves the pointer, at which a page becomes interactive (src/boot), and waits until all of it is. A page
 * that leads on by itself is another one in the end, which knows nothing of the first move.
 */
export async function makeInteractive(page: Page): Promise<void> {
  const interactive = page.locator('html[data-interactive]');
  await expect(async () => {
    await page.mouse.move(1, 1);
    await page.mouse.move(3, 2);
    await interactive.waitFor({ state: 'attached', timeout: SPELL });
  }).toPass({ timeout: PATIENCE });
}

/** Has pages become interactive whenever they are loaded: their visitor moves his pointer at once. */
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

/** Waits until nothing is on its way any more that the page shows a place for. */
export async function settle(page: Page): Promise<void> {
  // What is for members alone stands in the page of a visitor too, unseen.
  const waiting = page
    .locator('[data-waiting], [data-view] [data-slot="shops"]')
    .filter({ visible: true });
  await expect(waiting).toHaveCount(0, { timeout: PATIENCE });
}

/** How many colours and places are on their way to others; what is about to begin is counted too. */
const transitions = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((one) => one instanceof CSSTransition).length,
  );

/** Waits until no colour or place is on its way to another; a stopped clock of the page does not matter. */
export const still = (page: Page) =>
  expect.poll(() => transitions(page), { intervals: [0, 50] }).toBe(0);

/** Waits until the page has drawn what it was told, and no colour or place is on its way to another. */
export async function calm(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const moving = () =>
    page.evaluate(
      (patience) =>
        new Promise<number>((resolve) => {
          const count = () =>
            resolve(document.getAnimations().filter((one) => one instanceof CSSTransition).length);
          requestAnimationFrame(() => requestAnimationFrame(count));
          // A window that is not drawn, on a machine with other work, has no frames to wait for.
          setTimeout(count, patience);
        }),
      SPELL,
    );
  await expect.poll(moving, { intervals: [0, 50] }).toBe(0);
}
