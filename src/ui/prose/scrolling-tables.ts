import { withoutNotes } from '../../rich-text/footnote-mark.ts';
import { plainText } from '../../rich-text/plain-text.ts';

/** The text of a caption, for an attribute. */
const labelOf = (html: string): string =>
  plainText(withoutNotes(html)).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/**
 * Wraps every table in a box that scrolls sideways, so that a wide one never widens the page. The
 * box is focusable: otherwise only a mouse could scroll it.
 */
export function scrollingTables(html: string, boxClass: string): string {
  return html.replace(/<table[\s\S]*?<\/table>/g, (table) => {
    const caption = /<caption[^>]*>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? '';
    const label = labelOf(caption) || 'Таблица';
    return `<section class="${boxClass}" tabindex="0" aria-label="${label}">${table}</section>`;
  });
}
