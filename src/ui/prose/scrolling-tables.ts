const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('"', '&quot;')
    .trim();

/**
 * Puts every table into a box of its own that scrolls sideways, so that a wide one never pushes
 * the page. The box takes the keyboard's focus: otherwise only a mouse could scroll it.
 */
export function scrollingTables(html: string, boxClass: string): string {
  return html.replace(/<table[\s\S]*?<\/table>/g, (table) => {
    const caption = /<caption[^>]*>([\s\S]*?)<\/caption>/.exec(table)?.[1] ?? '';
    const label = textOf(caption) || 'Таблица';
    return `<section class="${boxClass}" tabindex="0" aria-label="${label}">${table}</section>`;
  });
}
