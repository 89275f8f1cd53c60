/** Elements of a rich text, with their attributes: saving keeps these and removes all others. */

const cell = ['colspan', 'rowspan'] as const;

export const RICH_TEXT_ELEMENTS = {
  h2: [],
  h3: [],
  h4: [],
  p: [],
  ul: [],
  ol: [],
  li: [],
  blockquote: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  sub: [],
  // Refers to a footnote; the build replaces it with a numbered link.
  sup: ['data-footnote'],
  br: [],
  // Saving sets `target` and `rel`.
  a: ['href', 'title', 'target', 'rel'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tr: [],
  th: ['scope', ...cell],
  td: cell,
  figure: ['data-width', 'data-video'],
  figcaption: [],
  // `role="presentation"` says that an empty `alt` is intended.
  img: ['src', 'alt', 'width', 'height', 'role'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Attributes of every element. */
export const RICH_TEXT_EVERYWHERE = ['id'] as const;

/** Schemes that links may have; they may also start with `/` or `#`. */
export const RICH_TEXT_SCHEMES = ['https', 'http', 'mailto', 'tel'] as const;
