/** Turns meaningful styles into elements; all other styles are dropped. */
import { fill, innerFirst, styleOf, unwrap } from './elements.ts';

// Word has similar style names that mean nothing here, such as `mso-bidi-font-weight`.
const PLAIN = /(?<![-\w])font-weight\s*:\s*(?:normal|[1-4]00)/i;
const STRONG = /(?<![-\w])font-weight\s*:\s*(?:bold|bolder|[6-9]00)/i;
const EM = /(?<![-\w])font-style\s*:\s*(?:italic|oblique)/i;
const UPRIGHT = /(?<![-\w])font-style\s*:\s*normal/i;
const HIGH = /vertical-align\s*:\s*super/i;
const LOW = /vertical-align\s*:\s*sub\b/i;

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

export function readLooks(root: Element): void {
  // Google Docs wraps its clipboard in a bold element that is not bold.
  for (const element of innerFirst(root, 'b, strong')) {
    if (PLAIN.test(styleOf(element))) unwrap(element);
  }
  for (const element of innerFirst(root, 'i, em')) {
    if (UPRIGHT.test(styleOf(element))) unwrap(element);
  }
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
