const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/**
 * Wraps every table in a box that scrolls sideways, so that a wide one never widens the page. The
 * box is focusable: otherwise only a mouse could scroll it.
 */
export function scrollingTables(html: string, boxClass: string): string {
  return html.replace(/<table[\s\S]*?<\/table>/g, (table) => {
    const caption = /<caption[^>]*>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? '';
    const label = textOf(caption) || 'Таблица';
    return `<section class="${boxClass}" tabindex="0" aria-label="${label}">${table}</section>`;
  });
}
