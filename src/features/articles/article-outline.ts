import { withoutNotes } from '../../rich-text/footnote-mark.ts';
import { plainText } from '../../rich-text/plain-text.ts';

export type Outline = { html: string; headings: { id: string; title: string }[] };

/** Adds anchors to the text's main headings, for the table of contents; links of the text may lead to its own. */
export function articleOutline(html: string): Outline {
  const headings: Outline['headings'] = [];
  const marked = html.replace(
    /<h2(?: id="([^"]+)")?[^>]*>([\s\S]*?)<\/h2>/g,
    (_, own: string | undefined, inner: string) => {
      const id = own ?? `razdel-${String(headings.length + 1)}`;
      headings.push({ id, title: plainText(withoutNotes(inner)) });
      return `<h2 id="${id}">${inner}</h2>`;
    },
  );
  return { html: marked, headings };
}
