import type { Page } from '@playwright/test';

/** Elements that extend beyond the window's sides; a scrolling box may. */
export function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const beyond = [...document.querySelectorAll('main *, header *, footer *')].filter(
      (element) => {
        const own = element.closest(
          '[data-scrolls], [tabindex="0"], [data-art], [popover], [role="progressbar"]',
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

/** Tables of texts that are wider than the column: on a phone their rows are read one below the other. */
export function wideTables(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main section[tabindex="0"]:has(> table)')]
      .filter((box) => box.scrollWidth > box.clientWidth)
      .map((box) => box.ariaLabel ?? ''),
  );
}

/** Elements that extend beyond the right side, including decoration and panels. */
export function beyondRight(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => {
        // Content of a scrolling box may be wider than the screen, and a progress bar runs through
        // its track, which clips it.
        const box = element.closest('[data-scrolls], [tabindex="0"], [role="progressbar"]');
        const { right, width } = element.getBoundingClientRect();
        return !box && width > 0 && right > innerWidth + 1 && element.checkVisibility();
      })
      .map((element) => element.outerHTML.slice(0, 120))
      .slice(0, 3),
  );
}
