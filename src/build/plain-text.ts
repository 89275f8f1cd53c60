const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  gt: '>',
  lt: '<',
  nbsp: '\u00a0',
  quot: '"',
};

/** The text of cleaned rich text, with a space between blocks. */
export function plainText(html: string): string {
  return html
    .replace(/<\/?(?:strong|b|em|i|sub|sup|a)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[ \n]+/g, ' ')
    .trim();
}
