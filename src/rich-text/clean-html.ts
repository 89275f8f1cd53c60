import sanitizeHtml from 'sanitize-html';

/** What an editor's rich text may consist of. Other elements are removed, but their text stays. */
const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'h2',
    'h3',
    'h4',
    'p',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'b',
    'em',
    'i',
    'sub',
    'sup',
    'br',
    'a',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'figure',
    'figcaption',
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    // Names a footnote; the build replaces it with a numbered link.
    sup: ['data-footnote'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['id'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    // A link to another site opens a new tab and sends it no referrer.
    a: (tagName, attributes) => {
      const outside = /^https?:/i.test(attributes['href'] ?? '');
      const extra = outside ? { target: '_blank', rel: 'noopener' } : {};
      const { target: _target, rel: _rel, ...rest } = attributes;
      return { tagName, attribs: { ...rest, ...extra } };
    },
  },
};

/** Rich text that is safe to put into a page: no scripts, handlers, styles or foreign schemes. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, options).trim();
}
