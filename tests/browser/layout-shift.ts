import type { Page } from '@playwright/test';

/** Sum of the layout shifts of a page since it was opened, those after input included. */
export async function layoutShift(page: Page): Promise<number> {
  // What a font of one's own moves counts, so it has to be there.
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
        // Two frames: what was buffered has been told by then.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(sum);
          }),
        );
      }),
  );
}
