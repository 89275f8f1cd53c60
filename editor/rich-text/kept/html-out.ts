import { DOMSerializer, type Node as Content } from '@tiptap/pm/model';
import { inertBody, renamed } from './inert.ts';
import { AS, BARE, BOX, CAPTION, HEAD_ROW } from './markers.ts';

/** Elements that may contain text without a paragraph. */
const HOLDERS = new Set(['li', 'td', 'th', 'blockquote']);

const isEmpty = (element: Element) =>
  element.textContent?.trim() === '' && element.children.length === 0;

const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'figure', 'div']);
const isBlock = ({ localName }: Element) => BLOCKS.has(localName);

/** Removes the editor's paragraph around bare words, unless they would join the words before them. */
function unwrap(paragraph: Element): void {
  const { parentElement: parent, previousSibling: before } = paragraph;
  const isAfterWords = before !== null && !(before instanceof Element && isBlock(before));
  if (parent && HOLDERS.has(parent.localName) && !isAfterWords) {
    paragraph.replaceWith(...paragraph.childNodes);
  } else {
    paragraph.removeAttribute(BARE);
  }
}

/** Moves head rows from the top of a table's body into its head. */
function setHead(table: HTMLTableElement): void {
  const [body] = table.tBodies;
  const head = table.ownerDocument.createElement('thead');
  for (const row of [...(body?.children ?? [])]) {
    if (!row.hasAttribute(HEAD_ROW)) break;
    head.append(row);
  }
  if (head.children.length > 0) table.prepend(head);
  if (body?.children.length === 0) body.remove();
  table.querySelectorAll(`tr[${HEAD_ROW}]`).forEach((row) => row.removeAttribute(HEAD_ROW));
}

/** Moves the caption of a table back into it. */
function unbox(around: Element): void {
  const table = around.querySelector('table');
  const name = around.querySelector(`p[${CAPTION}]`);
  if (!table) return;
  setHead(table);
  if (name && !isEmpty(name)) table.prepend(renamed(name, 'caption'));
  around.replaceWith(table);
}

/** The text of the editor as it is stored. */
export function htmlOut(content: Content): string {
  const body = inertBody();
  const { ownerDocument: document } = body;
  const serializer = DOMSerializer.fromSchema(content.type.schema);
  serializer.serializeFragment(content.content, { document }, body);
  // The empty paragraph for typing below a table or a list.
  const last = body.lastElementChild;
  if (last?.matches(`p[${BARE}]`) && isEmpty(last)) last.remove();
  // Inner ones first: tables may be nested.
  [...body.querySelectorAll(`div[${BOX}]`)].toReversed().forEach(unbox);
  body.querySelectorAll(`p[${BARE}]`).forEach(unwrap);
  for (const element of body.querySelectorAll(`[${AS}]`)) {
    element.replaceWith(renamed(element, element.getAttribute(AS) ?? ''));
  }
  return body.innerHTML;
}
