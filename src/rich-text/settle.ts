import { DomUtils, parseDocument } from 'htmlparser2';
import { FOREIGN_BLOCKS, isInline } from './blocks.ts';
import { isInside, isTag, isWords, nodesIn, parentOf, type Node, type Tag } from './nodes.ts';

/** Elements of a rich text that may contain paragraphs. */
const HOLDERS = new Set(['blockquote', 'figcaption', 'li', 'td', 'th']);

const FIGURE = new Set(['figure']);

/** Whether a text may need changes: most texts have neither. */
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

/** Whether a node may be inside a paragraph. */
const isLine = (node: Node) =>
  !isTag(node) || isInline(node.name) || node.name === 'br' || node.name === 'img';

/** Whether a paragraph may replace the node, once foreign blocks are gone. */
function isAmongBlocks(node: Node): boolean {
  const parent = parentOf(node);
  return !parent || HOLDERS.has(parent.name) || (isForeign(parent) && isAmongBlocks(parent));
}

/** Replaces the line ends of preformatted text with breaks. */
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

/** Turns a foreign block of text into a paragraph; any other at least separates the words around it. */
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

/** Wraps a picture that stands alone, in or outside of a paragraph, in a figure. */
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
 * Prepares a text for the sanitiser: words stay on their lines when it removes unknown elements, and pictures
 * are in figures. The result is not safe yet.
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
