/** Turns meaningful styles into elements; all other styles are dropped. */
import { BLOCK, fill, innerFirst, isBlank, styleOf, unwrap } from './elements.ts';

// Word has similar style names that mean nothing here, such as `mso-bidi-font-weight`.
const PLAIN = /(?<![-\w])font-weight\s*:\s*(?:normal|[1-4]00)/i;
const STRONG = /(?<![-\w])font-weight\s*:\s*(?:bold|bolder|[6-9]00)/i;
const EM = /(?<![-\w])font-style\s*:\s*(?:italic|oblique)/i;
const UPRIGHT = /(?<![-\w])font-style\s*:\s*normal/i;
const HIGH = /vertical-align\s*:\s*super/i;
const LOW = /vertical-align\s*:\s*sub\b/i;
const SPACES = /(?<![-\w])white-space(?:-collapse)?\s*:\s*([a-z-]+)/gi;
/** With these, a line end of the source is one of the text. */
const LINES = /^(?:pre|break-spaces)/i;

/** Elements that only carry a style. */
const CARRIERS =
  'span, font, u, s, strike, big, small, ins, mark, code, kbd, tt, abbr, cite, label';

function meaningOf(style: string): string[] {
  return [
    ...(STRONG.test(style) ? ['strong'] : []),
    ...(EM.test(style) ? ['em'] : []),
    ...(HIGH.test(style) ? ['sup'] : []),
    ...(LOW.test(style) ? ['sub'] : []),
  ];
}

/** The nearest element that says what spaces mean decides. */
function keepsLines(element: Element | null): boolean {
  if (!element) return false;
  const said = [...styleOf(element).matchAll(SPACES)].at(-1)?.[1];
  if (said !== undefined) return LINES.test(said);
  return element.localName === 'pre' || keepsLines(element.parentElement);
}

/** Messengers, mail and plain files have line ends instead of line breaks. */
function breakLines(root: Element): void {
  const words = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (words.nextNode()) if (words.currentNode instanceof Text) texts.push(words.currentNode);
  for (const node of texts) {
    const { parentElement: parent, data: text } = node;
    // Between blocks, line ends only arrange the source.
    if (!parent || text.trim() === '' || !text.includes('\n') || !keepsLines(parent)) continue;
    const isLast = parent.localName === 'pre' && node === parent.lastChild;
    const lines = (isLast ? text.trimEnd() : text).split('\n');
    const parts = lines.flatMap((line, at) =>
      at === 0 ? [line] : [root.ownerDocument.createElement('br'), line],
    );
    node.replaceWith(...parts);
  }
}

/** Google Sheets writes the look of a whole cell at the cell, and that of a part at the part. */
function readCells(root: Element): void {
  for (const cell of innerFirst(root, 'td')) {
    const parts = [...cell.querySelectorAll('*')].map(styleOf);
    if (isBlank(cell) || cell.querySelector(BLOCK)) continue;
    const style = styleOf(cell);
    if (STRONG.test(style) && !parts.some((part) => PLAIN.test(part))) fill(cell, 'strong');
    if (EM.test(style) && !parts.some((part) => UPRIGHT.test(part))) fill(cell, 'em');
  }
}

export function readLooks(root: Element): void {
  breakLines(root);
  // Google Docs wraps its clipboard in a bold element that is not bold.
  for (const element of innerFirst(root, 'b, strong')) {
    if (PLAIN.test(styleOf(element))) unwrap(element);
  }
  for (const element of innerFirst(root, 'i, em')) {
    if (UPRIGHT.test(styleOf(element))) unwrap(element);
  }
  readCells(root);
  for (const element of innerFirst(root, CARRIERS)) {
    for (const name of meaningOf(styleOf(element))) fill(element, name);
    unwrap(element);
  }
  // A heading is bold anyway.
  for (const element of innerFirst(root, ':is(h1, h2, h3, h4, h5, h6) :is(b, strong)')) {
    unwrap(element);
  }
  for (const element of innerFirst(root, 'b, strong, i, em, sup, sub')) {
    if ((element.textContent ?? '') === '' && !element.querySelector('img, br')) element.remove();
  }
}
