/** The caret in a field of a form, to be put into the same field of another form. */

export type Caret = {
  /** The field by its path in the form. */
  readonly field: string;
  /** Characters before the caret. */
  readonly at: number;
};

const INPUT = /(?:^| )ra-input-(\S+)/;
const EDITABLE = 'input:not([type=hidden]), textarea, [contenteditable=true]';

type TextField = HTMLInputElement | HTMLTextAreaElement;

const isTextField = (element: Element): element is TextField =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Characters before the caret; at the end of a field that does not tell. */
function positionIn(element: Element): number {
  if (isTextField(element)) return element.selectionEnd ?? element.value.length;
  const selection = getSelection();
  if (!selection?.rangeCount) return 0;
  const before = selection.getRangeAt(0).cloneRange();
  before.setStart(element, 0);
  return before.toString().length;
}

/** The caret in the focused element; null outside of forms. */
export function caretOf(element: Element | null): Caret | null {
  const field = INPUT.exec(element?.closest('[class*="ra-input-"]')?.className ?? '')?.[1];
  if (!element?.matches(EDITABLE) || field === undefined) return null;
  return { field, at: positionIn(element) };
}

function selectIn(element: Element, at: number): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let rest = at;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { length } = node.nodeValue ?? '';
    if (rest <= length) {
      getSelection()?.collapse(node, rest);
      return;
    }
    rest -= length;
  }
  getSelection()?.selectAllChildren(element);
  getSelection()?.collapseToEnd();
}

/** Focuses the field of a caret. @returns whether it is there. */
export function putCaret({ field, at }: Caret): boolean {
  const element = document.querySelector<HTMLElement>(
    `.ra-input-${CSS.escape(field)} :is(${EDITABLE})`,
  );
  if (!element) return false;
  element.focus();
  // Inputs of dates and numbers have no caret that can be set.
  if (!isTextField(element)) selectIn(element, at);
  else if (element.selectionEnd !== null) element.setSelectionRange(at, at);
  return true;
}
