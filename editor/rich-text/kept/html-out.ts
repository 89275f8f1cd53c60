import { DOMSerializer, type Node as Content } from '@tiptap/pm/model';
import { inertBody, renamed } from './inert.ts';
import { AS, BARE, BOX, CAPTION, HEAD_ROW } from './markers.ts';

/** What may hold words without a paragraph. */
const HOLDERS = new Set(['li', 'td', 'th', 'blockquote']);

const isEmpty = (element: Element) =>
  element.textContent?.trim() === '' && element.children.length === 0;

const BLOCKS = new Set(['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'table', 'figure', 'div']);
const isBlock = ({ localName }: Element) => BLOCKS.has(localName);

/** Takes the paragraph off words that stood without one, where they stay apart from others. */
function unwrap(paragraph: Element): void {
  const { parentElement: parent, previousSibling: before } = paragraph;
  const isAfterWords = before !== null && !(before instanceof Element && isBlock(before));
  if (parent && HOLDERS.has(parent.localName) && !isAfterWords) {
    paragraph.replaceWith(...paragraph.childNodes);
  } else {
    paragraph.removeAttribute(BARE);
  }
}

/** Rows at the top that belong to the head of their table. */
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

/** Puts the name of a table into it. */
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
  // The place to go on writing below a table or a list.
  const last = body.lastElementChild;
  if (last?.matches(`p[${BARE}]`) && isEmpty(last)) last.remove();
  // Inner ones first: tables may stand in each other.
  [...body.querySelectorAll(`div[${BOX}]`)].toReversed().forEach(unbox);
  body.querySelectorAll(`p[${BARE}]`).forEach(unwrap);
  for (const element of body.querySelectorAll(`[${AS}]`)) {
    element.replaceWith(renamed(element, element.getAttribute(AS) ?? ''));
  }
  return body.innerHTML;
}
