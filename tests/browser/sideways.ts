import type { Page } from '@playwright/test';

/** What reaches beyond the window's right or left side; a box that scrolls by itself may. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => {
        const own = element.closest(
          '[data-scrolls], [tabindex="0"], table, [data-art], [popover], [role="progressbar"]',
        );
        const { left, right, width } = element.getBoundingClientRect();
        const out = width > 0 && (right > innerWidth + 1 || left < -1);
        return out && !own && element.checkVisibility();
      },
    );
    const root = document.documentElement;
    const scrolls = root.scrollWidth > innerWidth ? [`the page: ${root.scrollWidth} px`] : [];
    return [...scrolls, ...beyond.map((element) => element.outerHTML.slice(0, 140))].slice(0, 4);
  });
}
