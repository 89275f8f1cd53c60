/**
 * How a rich text refers to a footnote: `<sup data-footnote="dkt"></sup>`. The element is empty, so
 * that extracting the words of a text (search, descriptions for robots) yields nothing of it.
 */
export const FOOTNOTE_MARK = /<sup\b[^>]*?\sdata-footnote="([^"]*)"[^>]*>[\s\S]*?<\/sup>/g;

/** Codes of the footnotes that a text refers to. */
export const footnotesIn = (text: string): string[] =>
  [...text.matchAll(FOOTNOTE_MARK)].map(([, code = '']) => code);
