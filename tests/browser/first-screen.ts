import type { Page } from '@playwright/test';

/** What a first paint shows of an element; sizes follow from these and from what is inside. */
const SEEN = [
  'display position visibility opacity color background-color background-image box-shadow',
  'border-top border-right border-bottom border-left border-radius padding margin gap',
  'font-size font-weight line-height letter-spacing text-align text-decoration white-space',
  'flex-direction flex-wrap flex align-items justify-content order transform translate',
].flatMap((line) => line.split(' '));

/**
 * Elements of the first screen, everything before the fold of the page, that look different once
 * the late styles have come. Closed panels are not shown.
 */
export const changedLate = (page: Page): Promise<string[]> =>
  page.evaluate((seen) => {
    const fold = document.querySelector('[data-fold]:not(:empty)');
    const late = [...(fold?.querySelectorAll('link') ?? [])].map(({ href }) => href);
    if (!fold || late.length === 0) return ['no fold with late styles'];
    const isBefore = (element: Element) =>
      fold.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING;
    const first = [...document.body.querySelectorAll('*')].filter(
      (element) => isBefore(element) && !element.closest('[popover], script, svg'),
    );
    const look = () =>
      first.map((element) => {
        const style = getComputedStyle(element);
        return seen.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      });
    const after = look();
    const sheets = [...document.styleSheets].filter(({ href }) => late.includes(href ?? ''));
    for (const sheet of sheets) sheet.disabled = true;
    const before = look();
    for (const sheet of sheets) sheet.disabled = false;
    return first.flatMap((element, place) => {
      const changed = after[place]?.filter((value, at) => value !== before[place]?.[at]) ?? [];
      const name = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      return changed.length > 0 ? [`${name}: ${changed.join(', ')}`] : [];
    });
  }, SEEN);
