/** Focusable elements of a form's input. */
const FOCUSABLE = 'input:not([type=hidden]), textarea, [contenteditable=true], button, [tabindex]';

/** Scrolls to the input of a field and focuses it. @returns whether the field was found. */
export function focusField(path: string): boolean {
  const [field = ''] = path.split('.');
  const inputOf = (name: string) => document.querySelector(`.ra-input-${CSS.escape(name)}`);
  const input = inputOf(path) ?? inputOf(field);
  if (!input) return false;
  input.scrollIntoView({ block: 'center' });
  input.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
  return true;
}
