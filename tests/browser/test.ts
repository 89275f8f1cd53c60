import { expect, test as base } from '@playwright/test';
import { keepInteractive } from './interactive.ts';
import { watchPauses } from './paused-clock.ts';

export { expect };

/** Playwright's message in every page, see `serviceWorkers` in playwright.config.mts. */
const WITHOUT_WORKER = 'Service Worker registration blocked by Playwright';

/**
 * Every test fails on a console error or warning (hydration above all), an exception in the page or
 * a failed request, whatever else it checks.
 */
export const test = base.extend<{ interactive: boolean; complaints: string[]; tolerate: RegExp[] }>(
  {
    /** Leave pages as they are before the first interaction; see src/boot. */
    interactive: [true, { option: true }],
    /** The previous test's tab, emptied; Playwright keeps these two options. */
    context: async ({ context }, use) => {
      const resume = watchPauses(context.clock);
      await use(context);
      await resume();
      await context.setOffline(false);
      await context.clearPermissions();
    },
    /**
     * A page whose visitor moves the pointer on every page, so that it is interactive once it is open.
     */
    page: async ({ page, interactive, javaScriptEnabled }, use) => {
      if (interactive && javaScriptEnabled !== false) keepInteractive(page);
      await use(page);
    },
    /** Console messages that a test expects. */
    tolerate: [[], { option: true }],
    complaints: [
      async ({ page, tolerate }, use) => {
        const complaints: string[] = [];
        page.on('console', (message) => {
          if (message.text() === WITHOUT_WORKER) return;
          if (message.type() === 'error' || message.type() === 'warning') {
            complaints.push(`${message.type()}: ${message.text()} ${message.location().url}`);
          }
        });
        page.on('pageerror', ({ message, stack }) => {
          // Where it was thrown: a rare one cannot be looked for otherwise.
          complaints.push(`exception: ${stack || message} at ${page.url()}`);
        });
        await use(complaints);
        const unexpected = complaints.filter((text) => !tolerate.some((known) => known.test(text)));
        expect(unexpected).toEqual([]);
      },
      { auto: true },
    ],
  },
);
