/** A document in which nothing loads or runs: texts are rearranged there. */
export function inertBody(html = ''): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  return body;
}

/** Puts the content and the id of an element into another one of its document. */
export function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  const id = element.getAttribute('id');
  if (id !== null) other.setAttribute('id', id);
  other.append(...element.childNodes);
  return other;
}
