/** What takes the focus in an input of the form. */
const FOCUSABLE = 'input:not([type=hidden]), textarea, [contenteditable=true], button, [tabindex]';

/** Brings the input of a field into view, and the focus into it. @returns whether there is one. */
export function focusField(path: string): boolean {
  const [field = ''] = path.split('.');
  const inputOf = (name: string) => document.querySelector(`.ra-input-${CSS.escape(name)}`);
  const input = inputOf(path) ?? inputOf(field);
  if (!input) return false;
  input.scrollIntoView({ block: 'center' });
  input.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  return true;
}
