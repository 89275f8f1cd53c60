/** A document for rewriting texts, in which nothing loads or runs. */
export function inertBody(html = ''): HTMLElement {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  return body;
}

/** Replaces an element by one with another name, keeping its content and id. */
export function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  const id = element.getAttribute('id');
  if (id !== null) other.setAttribute('id', id);
  other.append(...element.childNodes);
  return other;
}
