import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { waitForAnimations } from './interactive.ts';
import { expect } from './test.ts';

/** A dialog, and the button that opens it. */
export type Opened = { readonly opener: string; readonly title: string };

/** A dialog that is opened by keyboard keeps the focus, closes on Escape and returns the focus. */
export async function keepsFocus(page: Page, { opener, title }: Opened): Promise<void> {
  const button = page.getByRole('button', { name: opener });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: title });
  await expect(dialog).toBeVisible();
  await expectAccessible(page, { within: 'dialog[open]' });
  for (let press = 0; press < 8; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const { activeElement } = document;
      // Between two rounds the focus is in the browser's own toolbar, which reports the body.
      return activeElement !== document.body && !activeElement?.closest('dialog[open]');
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}

/** A dialog closes on a press outside and on its cross, and not on one inside. */
export async function closesOutside(page: Page, { opener, title }: Opened): Promise<void> {
  const button = page.getByRole('button', { name: opener });
  const dialog = page.getByRole('dialog', { name: title });
  await button.click();
  await expect(dialog).toBeVisible();
  // A drawer is where it belongs when it has slid in.
  await waitForAnimations(page);
  const box = await dialog.boundingBox();
  if (!box) throw new Error('the dialog has no box');
  // A press inside the sheet does not close it.
  await page.mouse.click(box.x + box.width / 2, box.y + 8);
  await expect(dialog).toBeVisible();
  await page.mouse.click(box.x > 20 ? 10 : box.x + box.width + 20, 400);
  await expect(dialog).toBeHidden();
  await button.click();
  await dialog.getByRole('button', { name: `Закрыть: ${title}` }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
}
