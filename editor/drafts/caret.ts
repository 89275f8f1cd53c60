/** The caret in a field of a form, to go on typing in the same field of another form. */
import { TYPE_IN, type TypedIn } from '../rich-text/typed-in.ts';

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

/** The text of HTML; line breaks of the source between blocks are none of it. */
const textOf = (html: string) =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/\n\s*/g, '');

/** Whether a field shows its value: setting a value moves the caret to the end. */
const shows = (element: Element, value: string) =>
  isTextField(element)
    ? element.value === value
    : element.textContent.replace(/\n\s*/g, '') === textOf(value);

/**
 * Goes on typing at a caret.
 * @param value what the field has to show first.
 * @param typed called once the field is there: the text to insert.
 * @returns whether it is there.
 */
export function typeAt({ field, at }: Caret, value: unknown, typed: () => string): boolean {
  const element = document.querySelector<HTMLElement>(
    `.ra-input-${CSS.escape(field)} :is(${EDITABLE})`,
  );
  if (!element || (typeof value === 'string' && !shows(element, value))) return false;
  const text = typed();
  element.focus();
  if (!isTextField(element)) {
    element.dispatchEvent(new CustomEvent<TypedIn>(TYPE_IN, { detail: { at, text } }));
    return true;
  }
  // Inputs of dates and numbers have no caret that can be set.
  if (element.selectionEnd !== null) element.setSelectionRange(at, at);
  // As typing does it, so that the form takes it in.
  if (text !== '') document.execCommand('insertText', false, text);
  return true;
}
