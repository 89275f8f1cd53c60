import { innerFirst, styleOf } from './elements.ts';

/** Invisible parts of a document: scripts, reviewers' comments, deleted text. */
const UNSEEN = [
  ...[
    'script',
    'style',
    'meta',
    'link',
    'title',
    'xml',
    'head',
    'noscript',
    'template',
    'colgroup',
  ],
  ...['iframe', 'object', 'embed', 'svg', 'math', 'input', 'button', 'select', 'textarea', 'del'],
  '.MsoCommentReference',
  // Word in a browser marks the end of a paragraph with a space.
  '.EOP',
].join(',');

/** `mso-list:Ignore` is the marker of a list item: the list draws its own. */
const HIDDEN =
  /display\s*:\s*none|mso-hide\s*:\s*all|mso-element\s*:\s*(?:comment|field)|mso-list\s*:\s*ignore/i;

/** Elements that stand for spaces. */
const SPACERUN = /mso-(?:spacerun|tab-count)\s*:/i;

const COMMENT = 8;

function comments(root: Node): ChildNode[] {
  return [...root.childNodes].flatMap((node) =>
    node.nodeType === COMMENT ? [node] : comments(node),
  );
}

/** Removes invisible parts. Word's lists must have been converted before. */
export function dropUnseen(root: Element): void {
  for (const comment of comments(root)) comment.remove();
  for (const element of root.querySelectorAll(UNSEEN)) element.remove();
  for (const element of innerFirst(root, '[data-style]')) {
    if (HIDDEN.test(styleOf(element))) element.remove();
    else if (SPACERUN.test(styleOf(element))) element.replaceWith(' ');
  }
}
