import type { Page } from '@playwright/test';

/** Sum of the layout shifts of a page since it was opened, including those after input. */
export async function layoutShift(page: Page): Promise<number> {
  // Shifts caused by web fonts count, so they have to be loaded.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const add = (entries: PerformanceEntryList) => {
          for (const entry of entries) if ('value' in entry) sum += Number(entry.value);
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // After two frames the buffered entries have been reported.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}
