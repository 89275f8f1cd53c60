import { expect, test as base } from '@playwright/test';

export { expect };

/**
 * Every test fails on a console error or warning (hydration first), an exception of the page or a
 * failed request, whatever else it looks at.
 */
export const test = base.extend<{ complaints: string[]; tolerate: RegExp[] }>({
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
});
