import { DomUtils, parseDocument } from 'htmlparser2';
import { FOREIGN_BLOCKS, isInline } from './blocks.ts';
import { isInside, isTag, isWords, nodesIn, parentOf, type Node, type Tag } from './nodes.ts';

/** Elements of a rich text that may hold paragraphs. */
const HOLDERS = new Set(['blockquote', 'figcaption', 'li', 'td', 'th']);

const FIGURE = new Set(['figure']);

/** Whether there is anything to settle: most texts have neither. */
const MAY_NEED = new RegExp(`<(?:img|${[...FOREIGN_BLOCKS].join('|')})\\b`, 'i');

/** The only node of a fragment. */
function made(html: string): Node {
  const [node] = parseDocument(html).children;
  if (!node) throw new Error(`${html} is no node.`);
  return node;
}

const isPicture = (node: Node): node is Tag => isTag(node) && node.name === 'img';
const isBlank = (node: Node) => isWords(node) && node.data.trim() === '';
const isForeign = (node: Node): node is Tag => isTag(node) && FOREIGN_BLOCKS.has(node.name);

/** Whether a node may stand in a paragraph. */
const isLine = (node: Node) =>
  !isTag(node) || isInline(node.name) || node.name === 'br' || node.name === 'img';

/** Whether a paragraph may stand where the node does, once foreign blocks are gone. */
function isAmongBlocks(node: Node): boolean {
  const parent = parentOf(node);
  return !parent || HOLDERS.has(parent.name) || (isForeign(parent) && isAmongBlocks(parent));
}

/** Puts breaks where preformatted text has line ends. */
function breakLines(nodes: readonly Node[]): void {
  const texts = nodes.filter(isWords);
  const [first, last] = [texts.at(0), texts.at(-1)];
  if (first) first.data = first.data.replace(/^\r?\n/, '');
  if (last) last.data = last.data.trimEnd();
  for (const node of texts) {
    const [start = '', ...rest] = node.data.split('\n');
    node.data = start;
    for (const line of rest.toReversed()) {
      const text = made('-');
      if (isWords(text)) text.data = line;
      DomUtils.append(node, text);
      DomUtils.append(node, made('<br>'));
    }
  }
}

/** A foreign block of words becomes a paragraph; any other at least separates the words around. */
function settleBlock(block: Tag): void {
  const inside = nodesIn(block.children) ?? [];
  if (block.name === 'pre') breakLines(inside);
  const hasContent = inside.some((node) => isPicture(node) || (isWords(node) && !isBlank(node)));
  if (hasContent && inside.every(isLine) && isAmongBlocks(block)) {
    block.name = 'p';
    return;
  }
  DomUtils.prepend(block, made(' '));
  DomUtils.append(block, made(' '));
}

/** A picture that stands alone, in a paragraph or outside of any, gets its figure. */
function settlePicture(picture: Tag): void {
  if (isInside(picture, FIGURE)) return;
  const parent = parentOf(picture);
  if (parent?.name === 'p') {
    if (parent.children.every((node) => isPicture(node) || isBlank(node))) parent.name = 'figure';
  } else if (isAmongBlocks(picture)) {
    const figure = made('<figure></figure>');
    DomUtils.replaceElement(picture, figure);
    if (isTag(figure)) DomUtils.appendChild(figure, picture);
  }
}

/**
 * A text whose words stay on their lines when the sanitiser removes what it does not know, and
 * whose pictures stand in figures. It is not safe yet.
 */
export function settled(html: string): string {
  if (!MAY_NEED.test(html)) return html;
  const document = parseDocument(html);
  const nodes = nodesIn(document.children);
  if (!nodes) return html;
  nodes.filter(isForeign).forEach(settleBlock);
  nodes.filter(isPicture).forEach(settlePicture);
  return DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' });
}
