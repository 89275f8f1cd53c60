import { innerFirst, styleOf } from './elements.ts';

/** What no reader of the document saw: scripts, comments of reviewers, what is crossed out. */
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
].join(',');

/** `mso-list:Ignore` is the sign of a list item: its list draws its own. */
const HIDDEN =
  /display\s*:\s*none|mso-hide\s*:\s*all|mso-element\s*:\s*(?:comment|field)|mso-list\s*:\s*ignore/i;

/** Words that only hold the place of a space. */
const SPACERUN = /mso-(?:spacerun|tab-count)\s*:/i;

const COMMENT = 8;

function comments(root: Node): ChildNode[] {
  return [...root.childNodes].flatMap((node) =>
    node.nodeType === COMMENT ? [node] : comments(node),
  );
}

/** Takes out what is not to be seen. The lists of Word have been read before. */
export function dropUnseen(root: Element): void {
  for (const comment of comments(root)) comment.remove();
  for (const element of root.querySelectorAll(UNSEEN)) element.remove();
  for (const element of innerFirst(root, '[data-style]')) {
    if (HIDDEN.test(styleOf(element))) element.remove();
    else if (SPACERUN.test(styleOf(element))) element.replaceWith(' ');
  }
}
