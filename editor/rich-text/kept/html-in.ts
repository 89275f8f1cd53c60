import { inertBody, renamed } from './inert.ts';
import { BOX, CAPTION } from './markers.ts';

/** Wraps a table in a box, with its caption next to it. */
function box(table: HTMLTableElement): void {
  const { ownerDocument: document, caption } = table;
  const around = document.createElement('div');
  around.setAttribute(BOX, '');
  const name = caption ? renamed(caption, 'p') : document.createElement('p');
  name.setAttribute(CAPTION, '');
  caption?.remove();
  table.replaceWith(around);
  around.append(name, table);
}

/** Prepares a stored text for the editor. */
export function htmlIn(html: string): string {
  if (!html.includes('<table')) return html;
  const body = inertBody(html);
  body.querySelectorAll('table').forEach(box);
  return body.innerHTML;
}
