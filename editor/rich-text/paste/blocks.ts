/** Converts pasted headings, paragraphs, lists and cells to those of a text. */
import { BLOCK, innerFirst, isBlank, rename, unwrap } from './elements.ts';

const DEEPEST = 4;
const BOXES =
  'div, section, article, main, header, footer, aside, nav, center, form, fieldset, address, pre, dl, dt, dd, details, summary';

/** The title of a page is a separate field: headings in a text begin one level below it. */
function lowerHeadings(root: Element): void {
  for (const title of innerFirst(root, 'p.MsoTitle')) rename(title, 'h1');
  for (const heading of innerFirst(root, 'p[role="heading"][aria-level]')) {
    const level = Number(heading.getAttribute('aria-level'));
    if (level >= 1 && level <= 6) rename(heading, `h${Math.trunc(level)}`);
  }
  const down = root.querySelector('h1') ? 1 : 0;
  for (const heading of innerFirst(root, 'h1, h2, h3, h4, h5, h6')) {
    const level = Math.min(DEEPEST, Number(heading.localName.slice(1)) + down);
    rename(heading, `h${Math.max(2, level)}`);
  }
}

/** A box of words becomes a paragraph; a box of blocks is removed. */
function openBoxes(root: Element): void {
  for (const box of innerFirst(root, BOXES)) {
    const inside = box.closest('p, h2, h3, h4, li');
    if (box.querySelector(BLOCK) || inside) unwrap(box);
    else rename(box, 'p');
  }
}

/** A list directly inside a list moves into the item before it. */
function nestLists(root: Element): void {
  for (const list of innerFirst(root, 'ul > ul, ul > ol, ol > ul, ol > ol')) {
    const before = list.previousElementSibling;
    if (before?.localName === 'li') before.append(list);
    else unwrap(list);
  }
}

/** The only paragraph of an item, a cell or a caption is unwrapped. */
function looseWords(root: Element): void {
  for (const paragraph of innerFirst(root, 'li > p, td > p, th > p, figcaption > p')) {
    // Words beside it would stick to those of the paragraph.
    const others = [...(paragraph.parentElement?.childNodes ?? [])].filter((child) =>
      child instanceof Element
        ? child !== paragraph && !['ul', 'ol'].includes(child.localName)
        : (child.textContent ?? '').trim() !== '',
    );
    if (others.length === 0) unwrap(paragraph);
  }
}

/** The nearest node on one side that is more than spaces. */
function beside(node: Node, side: 'previousSibling' | 'nextSibling'): Node | null {
  let next = node[side];
  while (next && !(next instanceof Element) && (next.textContent ?? '').trim() === '') {
    next = next[side];
  }
  return next;
}

function dropBlank(root: Element): void {
  for (const block of innerFirst(root, 'p, h2, h3, h4, li, ul, ol')) {
    if (isBlank(block)) block.remove();
  }
  // A line break between blocks has no effect.
  for (const line of root.querySelectorAll('br')) {
    const isBetween = [beside(line, 'previousSibling'), beside(line, 'nextSibling')].some(
      (next) => next instanceof Element && next.matches(BLOCK),
    );
    if (line.parentElement === root && isBetween) line.remove();
  }
}

/** A caption whose picture could not be pasted becomes a paragraph: a figure needs a picture. */
function openFigures(root: Element): void {
  for (const figure of innerFirst(root, 'figure')) {
    const inside = [...figure.querySelectorAll(`img, ${BLOCK}`)];
    if (inside.some((one) => !one.closest('figcaption'))) continue;
    for (const caption of figure.querySelectorAll('figcaption')) {
      if (isBlank(caption)) caption.remove();
      else if (caption.querySelector(BLOCK)) unwrap(caption);
      else rename(caption, 'p');
    }
    unwrap(figure);
  }
}

export function settleBlocks(root: Element): void {
  lowerHeadings(root);
  openBoxes(root);
  nestLists(root);
  dropBlank(root);
  openFigures(root);
  looseWords(root);
}
