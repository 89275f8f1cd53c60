import { expect, test as base } from '@playwright/test';
import { keepInteractive } from './interactive.ts';

export { expect };

/**
 * Every test fails on a console error or warning (hydration first), an exception of the page or a
 * failed request, whatever else it looks at.
 */
export const test = base.extend<{ interactive: boolean; complaints: string[]; tolerate: RegExp[] }>(
  {
    /** Leave pages as they are before their visitor moves; see src/boot. */
    interactive: [true, { option: true }],
    /** The tab of the test before, emptied; Playwright leaves these two as they were set. */
    context: async ({ context }, use) => {
      await use(context);
      await context.setOffline(false);
      await context.clearPermissions();
    },
    /** A page whose visitor moves the pointer wherever he comes: it is alive when it is there. */
    page: async ({ page, interactive, javaScriptEnabled }, use) => {
      if (interactive && javaScriptEnabled !== false) keepInteractive(page);
      await use(page);
    },
    /** Complaints a test is about, and so expects. */
    tolerate: [[], { option: true }],
    complaints: [
      async ({ page, tolerate }, use) => {
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (message.type() === 'error' || message.type() === 'warning') {
            complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
          }
        });
        page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
        await use(complaints);
        const unexpected = complaints.filter((text) => !tolerate.some((known) => known.test(text)));
        expect(unexpected).toEqual([]);
      },
      { auto: true },
    ],
  },
);
