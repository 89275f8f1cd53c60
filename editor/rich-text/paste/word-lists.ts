/** Word's lists: paragraphs with their level in a style and their marker as text. */
import { innerFirst, styleOf, unwrap } from './elements.ts';

const ITEM = /mso-list\s*:\s*(?:l\d+\s+)?level(?<level>\d)/i;
const SIGN = /mso-list\s*:\s*ignore/i;
/** «1.», «a)», «iv.»: a number, not a bullet. */
const NUMBER = /^\(?(?:\d+|[a-zа-я]|[ivxlc]+)[.)]/i;

type Item = { readonly paragraph: Element; readonly level: number; readonly name: 'ol' | 'ul' };

function itemOf(paragraph: Element): Item | null {
  const level = ITEM.exec(styleOf(paragraph))?.groups?.['level'];
  if (level === undefined) return null;
  const sign = [...paragraph.querySelectorAll('span')].find((span) => SIGN.test(styleOf(span)));
  const isNumber = NUMBER.test((sign?.textContent ?? '').trim());
  sign?.remove();
  return { paragraph, level: Number(level), name: isNumber ? 'ol' : 'ul' };
}

/** Word in a browser makes a list of each item: turned into paragraphs like those of the program. */
function splitBrowserLists(root: Element): void {
  for (const box of innerFirst(root, '.ListContainerWrapper')) {
    const items = [...box.querySelectorAll('li')].map((item) => {
      const paragraph = item.ownerDocument.createElement('p');
      const level = item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? '1';
      paragraph.setAttribute('data-style', `mso-list:l0 level${level}`);
      const sign = item.ownerDocument.createElement('span');
      sign.setAttribute('data-style', 'mso-list:ignore');
      sign.append(item.parentElement?.localName === 'ol' ? '1.' : '·');
      item.querySelectorAll('p').forEach(unwrap);
      paragraph.append(sign, ...item.childNodes);
      return paragraph;
    });
    box.replaceWith(...items);
  }
}

const isGap = (node: ChildNode) => node.nodeType !== 1 && (node.textContent ?? '').trim() === '';

/** The next element, if only spaces and comments are in between. */
function nextOf(paragraph: Element): Element | null {
  let next = paragraph.nextSibling;
  while (next && (isGap(next) || next.nodeType === 8)) next = next.nextSibling;
  return next?.nodeType === 1 ? paragraph.nextElementSibling : null;
}

/** Groups adjacent items into one list. */
function* runs(root: Element): Generator<Item[]> {
  let run: Item[] = [];
  for (const paragraph of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')) {
    const last = run.at(-1);
    if (last && nextOf(last.paragraph) !== paragraph) {
      yield run;
      run = [];
    }
    const item = itemOf(paragraph);
    if (item) run.push(item);
  }
  if (run.length > 0) yield run;
}

type Open = { readonly list: Element; readonly level: number };

/** Puts the paragraphs of a group into nested lists. */
function build(run: readonly Item[]): void {
  const document = run[0]?.paragraph.ownerDocument;
  if (!document) return;
  const open: Open[] = [];
  for (const { paragraph, level, name } of run) {
    while ((open.at(-1)?.level ?? 0) > level) open.pop();
    const same = open.at(-1);
    if (same?.level === level && same.list.localName !== name) open.pop();
    let current = open.at(-1);
    if (current?.level !== level) {
      const list = document.createElement(name);
      const holder = current?.list.lastElementChild;
      if (holder) holder.append(list);
      else paragraph.before(list);
      current = { list, level };
      open.push(current);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
  }
}

export function wordLists(root: Element): void {
  splitBrowserLists(root);
  for (const run of [...runs(root)]) build(run);
}
