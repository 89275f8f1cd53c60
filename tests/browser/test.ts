import { expect, test as base } from '@playwright/test';

export { expect };

/**
 * Every test fails on a console error or warning (hydration first), an exception of the page or a
 * failed request, whatever else it looks at.
 */
export const test = base.extend<{ asleep: boolean; complaints: string[]; tolerate: RegExp[] }>({
  /** Leave pages as they are before their visitor moves; see src/boot. */
  asleep: [false, { option: true }],
  /** A page whose visitor has just moved the pointer: from then on its scripts are on their way. */
  page: async ({ page, asleep }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const response = await goto(...address);
      if (!asleep)
        for (const [x, y] of [
          [1, 1],
          [3, 2],
        ] as const)
          await page.mouse.move(x, y);
      return response;
    };
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
});
