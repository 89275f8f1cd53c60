/**
 * How a rich text refers to a footnote: `<sup data-footnote="dkt"></sup>`. The element is empty, so
 * that extracting the words of a text (search, descriptions for robots) yields nothing of it.
 */
export const FOOTNOTE_MARK = /<sup\b[^>]*?\sdata-footnote="([^"]*)"[^>]*>[\s\S]*?<\/sup>/g;

/** Codes of the footnotes that a text refers to. */
export const footnotesIn = (text: string): string[] =>
  [...text.matchAll(FOOTNOTE_MARK)].map(([, code = '']) => code);

/** The link to a note, as the build puts it in place of a mark: see src/build/compose/footnotes.ts. */
const NOTE_LINK = /\u2060?<sup><a [^>]*role="doc-noteref"[^>]*>\d+<\/a><\/sup>/g;

/** A text of a page without the numbers of its footnotes, which are not words. */
export const withoutNotes = (html: string): string => html.replace(NOTE_LINK, '');
