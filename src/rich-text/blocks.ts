/** Inline elements: they change how words look and leave them on their line. */
const INLINE: ReadonlySet<string> = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font'],
  ...['i', 'ins', 'kbd', 'label', 'mark', 'q', 's', 'samp', 'small', 'span', 'strike', 'strong'],
  ...['sub', 'sup', 'time', 'tt', 'u', 'var', 'wbr'],
]);

/** Whether an element is inline. Any other element separates the words around it. */
export const isInline = (name: string): boolean => INLINE.has(name);

/** Blocks that editors paste and that a rich text does not allow. */
export const FOREIGN_BLOCKS: ReadonlySet<string> = new Set([
  ...['address', 'article', 'aside', 'center', 'dd', 'details', 'dir', 'div', 'dl', 'dt'],
  ...['fieldset', 'footer', 'form', 'h1', 'h5', 'h6', 'header', 'hgroup', 'hr', 'legend'],
  ...['main', 'menu', 'nav', 'pre', 'search', 'section', 'summary'],
]);
