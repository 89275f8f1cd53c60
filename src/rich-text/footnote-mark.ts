/**
 * How a rich text points to a footnote: `<sup data-footnote="dkt"></sup>`. An empty element, so
 * that whoever takes the words out of a text (search, descriptions for robots) takes nothing of it.
 */
export const FOOTNOTE_MARK = /<sup\b[^>]*?\sdata-footnote="([^"]*)"[^>]*>[\s\S]*?<\/sup>/g;

/** Codes of the footnotes that a text points to. */
export const footnotesIn = (text: string): string[] =>
  [...text.matchAll(FOOTNOTE_MARK)].map(([, code = '']) => code);
