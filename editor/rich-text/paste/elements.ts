/** Taking the HTML of a clipboard apart. */

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi;

/**
 * HTML whose styles are under a name of their own, to be read: the policy of the screen would report
 * each of them.
 */
export const withReadStyles = (html: string): string =>
  html
    .replaceAll(/<style\b[^>]*>[\s\S]*?<\/style>/gi, '')
    .replaceAll(TAG, (tag) => tag.replace(/\sstyle(?=\s*=)/i, ' data-style'));

export const styleOf = (element: Element): string => element.getAttribute('data-style') ?? '';

/** Leaves what is in an element in its place. */
export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/** Puts what is in an element into one of another name, without attributes. */
export function rename(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Wraps what is in an element. */
export function fill(element: Element, name: string): void {
  const inner = element.ownerDocument.createElement(name);
  inner.append(...element.childNodes);
  element.append(inner);
}

/** Whether there is neither a word nor anything to see; a non-breaking space is no word. */
export const isBlank = (element: Element): boolean =>
  (element.textContent ?? '').trim() === '' && !element.querySelector('img');

/** Elements of a name, the inner ones first: they may be replaced one by one. */
export const innerFirst = (root: Element, selector: string): Element[] =>
  [...root.querySelectorAll(selector)].toReversed();
