/** A save may disable the focused button, or replace the form: then the focus goes back to the field. */
import { focusContent, isAtContent } from '../app/focus-content.ts';
import { isLost } from '../app/is-lost.ts';
import { isCarrying } from '../drafts/carried.ts';
import { enterField } from '../publishing/focus-field.ts';

const PREFIX = 'ra-input-';
/** Buttons that save the form, or publish it. */
const SAVES = '[aria-keyshortcuts], [type="submit"]';

type Field = {
  readonly element: HTMLElement;
  /** Null: an input without a name, such as a picture's. */
  readonly path: string | null;
};

/** The field of the form that was focused last. */
let last: Field | null = null;
/** Whether the last press was one of a button that saves. */
let isSaving = false;
/** Whether the last press was in a dialog: it may have discarded what the form is about. */
let isAnswered = false;

function fieldOf(element: HTMLElement): Field | null {
  const named = element.closest(`[class*="${PREFIX}"]`);
  const name = [...(named?.classList ?? [])].find((one) => one.startsWith(PREFIX));
  if (name !== undefined) return { element, path: name.slice(PREFIX.length) };
  // All fields of a form are in its fieldset, and its buttons are not.
  return element.closest('fieldset') && { element, path: null };
}

function noteFocus({ target }: Event): void {
  if (target instanceof HTMLElement) last = fieldOf(target) ?? last;
}

function notePress({ target }: Event): void {
  if (!(target instanceof Element)) return;
  isAnswered = target.closest('[role="dialog"]') !== null;
  // A dialog may ask something before the save goes on.
  if (isAnswered) return;
  isSaving = target.closest(SAVES) !== null;
}

/** Follows the focus in a form. @returns a function to call when the form is left. */
export function followFocus(): () => void {
  if (!isSaving) last = null;
  isAnswered = false;
  document.addEventListener('focusin', noteFocus);
  document.addEventListener('click', notePress, true);
  return () => {
    document.removeEventListener('focusin', noteFocus);
    document.removeEventListener('click', notePress, true);
    if (isAnswered && !isSaving && isLost(document.activeElement)) focusContent();
  };
}

/** The screen that a save leads to begins with the focus at its content. */
const isAway = (focused: Element | null) => isLost(focused) || isAtContent(focused);

/** If a save has taken the focus away: back to its field, or else to the content of the screen. */
export function regainFocus(): void {
  // A caret that is carried comes back by itself, after the text before it.
  if (!isSaving || isCarrying() || !isAway(document.activeElement)) return;
  if (last?.element.isConnected) last.element.focus({ preventScroll: true });
  else if (last?.path) enterField(last.path);
  if (isLost(document.activeElement)) focusContent();
}
