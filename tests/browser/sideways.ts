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

/** What reaches beyond the right side, ornaments and panels included. */
export function beyondRight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        // What scrolls in a box of its own may be wider than the screen, and a bar runs through its
        // track, which hides the rest of it.
        const box = element.closest('[data-scrolls], [tabindex="0"], table, [role="progressbar"]');
        const { right, width } = element.getBoundingClientRect();
        return !box && width > 0 && right > innerWidth + 1 && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 3),
  );
}
