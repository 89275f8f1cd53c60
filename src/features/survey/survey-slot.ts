import * as v from 'valibot';
import { siteSurveyFormGet } from '../../../contract/calls/user.ts';
import { addToDraft } from '../../client/memory/drafts.ts';
import type { ShownForm } from '../../config/survey-answers.ts';

/** Storage name of the unsent answers. */
export const draftOf = (form: ShownForm) => `survey.${form.id}`;

/** Name and value of the control that has the focus. */
type Focused = { readonly name: string; readonly value: string };

export type TakenOver = { readonly form: ShownForm; readonly focused: Focused | null };

const isControl = (element: Element | null) =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

function focusedIn(form: HTMLFormElement): Focused | null {
  const { activeElement } = document;
  if (!isControl(activeElement) || !form.contains(activeElement)) return null;
  return { name: activeElement.name, value: activeElement.value };
}

/**
 * Takes over what the edge has put into the slot: the form, or the results, that it shows there. What the
 * visitor has already typed or chosen becomes the draft of the form, from which React's is restored.
 * @returns null if there is nothing to take over.
 */
export function takeOver(slot: Element): TakenOver | null {
  const data = slot.querySelector('script[type="application/json"]')?.textContent;
  if (data === undefined) return null;
  const read = v.safeParse(siteSurveyFormGet.result, JSON.parse(data));
  if (!read.success) return null;
  const plain = slot.querySelector('form');
  if (plain) addToDraft(draftOf(read.output), plain);
  return { form: read.output, focused: plain && focusedIn(plain) };
}

/** Focuses the same control of another form. */
export function focusSame(within: Element, { name, value }: Focused): void {
  const controls = [...within.querySelectorAll('input, textarea')].filter(isControl);
  const same = controls.filter((control) => control.name === name);
  const exact = same.find((control) => control.value === value);
  (exact ?? same[0])?.focus({ preventScroll: true });
}
