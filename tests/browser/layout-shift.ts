import type { Page } from '@playwright/test';

/**
 * The layout shifts of a page since it was opened, including those after input: each with its value
 * and what moved from where to where, as `0.0005: span 10,20 30×40 → 12,20 30×40`.
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  // Shifts caused by web fonts count, so they have to be loaded.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return await page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
        type Shift = PerformanceEntry & { value: number; sources: Source[] };
        const isShift = (entry: PerformanceEntry): entry is Shift => 'sources' in entry;
        const named = (node: Node | null) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return `${element?.tagName.toLowerCase()}.${element?.getAttribute('class')}`;
        };
        const placed = ({ x, y, width, height }: DOMRect) => `${x},${y} ${width}×${height}`;
        const moves: string[] = [];
        const add = (entries: PerformanceEntryList) => {
          for (const { value, sources } of entries.filter(isShift)) {
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${named(node)} ${placed(previousRect)} → ${placed(currentRect)}`,
            );
            if (value > 0) moves.push(`${value}: ${moved.join(', ')}`);
          }
        };
        const observer = new PerformanceObserver((list) => add(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // After two frames the buffered entries have been reported.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            add(observer.takeRecords());
            resolve(moves);
          }),
        );
      }),
  );
}
