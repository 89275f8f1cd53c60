import { inertBody, renamed } from './inert.ts';
import { BOX, CAPTION } from './markers.ts';

/** Puts a table and its name beside each other. */
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

/** A stored text as the editor reads it. */
export function htmlIn(html: string): string {
  if (!html.includes('<table')) return html;
  const body = inertBody(html);
  body.querySelectorAll('table').forEach(box);
  return body.innerHTML;
}
