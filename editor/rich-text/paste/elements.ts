/** Helpers for taking clipboard HTML apart. */

export const BLOCK =
  'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, figure, div, section, article, pre';

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * Renames style attributes so that they can be read without being applied: the content security
 * policy would report each of them.
 */
export const withReadStyles = (html: string): string =>
  html
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replaceAll(TAG, (tag) => tag.replace(/\sstyle(?=\s*=)/i, ' data-style'));

export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Replaces an element by its content. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Replaces an element by one with another name, without its attributes. */
export function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Wraps the content of an element. */
export function fill(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Whether there is neither text nor a picture; a non-breaking space is not text. */
export const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img');

/** Elements matching a selector, inner ones first, so that they can be replaced one by one. */
export const innerFirst = (root: Element, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].toReversed();
