import type { Page } from '@playwright/test';

const COLOURS = ['color', 'background-color', 'font-size', 'display'];
export const SPACES = [...COLOURS, 'margin', 'padding', 'gap'];
/** What a view changes, and no picture that is still to come. */
export const LETTERS = [...COLOURS, 'letter-spacing', 'line-height', 'padding'];

/**
 * What the page's text and boxes look like, element by element.
 * @param part selector of the elements that are looked into.
 */
export const looksOf = (page: Page, part: string, properties: string[]): Promise<string[]> =>
  page.locator(part).evaluateAll(
    (parts, seen) =>
      parts
        .flatMap((one) => [...one.querySelectorAll('*')])
        .map((element) => {
          const style = getComputedStyle(element);
          const values = seen.map((name) => style.getPropertyValue(name)).join(' | ');
          return `${element.tagName} ${element.getAttribute('class') ?? ''}: ${values}`;
        }),
    properties,
  );
