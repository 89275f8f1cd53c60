import type { Page } from '@playwright/test';

const COLOURS = ['color', 'background-color', 'font-size', 'display'];
export const SPACES = [...COLOURS, 'margin', 'padding', 'gap'];
/** The properties that a view changes, except those of pictures that are still loading. */
export const LETTERS = [...COLOURS, 'letter-spacing', 'line-height', 'padding'];

/**
 * The computed styles of the page's text and boxes, element by element.
 * @param part selector of the elements to inspect.
 */
export const looksOf = (page: Page, part: string, properties: string[]): Promise<string[]> =>
  page.locator(part).evaluateAll(
    (parts, seen) =>
      parts
        .flatMap((one) => [...one.querySelectorAll(':not([data-fold] *)')])
        .map((element) => {
          const style = getComputedStyle(element);
          const values = seen.map((name) => style.getPropertyValue(name)).join(' | ');
          return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${values}`;
        }),
    properties,
  );
