/** Focusable elements of a form's input; a rich text's tools come before it. */
const TOOLS = ':not([role=toolbar] *)';
const FOCUSABLE = `input:not([type=hidden]), textarea, [contenteditable=true], button${TOOLS}, [tabindex]${TOOLS}`;

/** The element around the input of a field, or of the list or group that the field is in. */
function inputOf(path: string): Element | null {
  const [field = ''] = path.split('.');
  const named = (name: string) => document.querySelector(`.ra-input-${CSS.escape(name)}`);
  return named(path) ?? named(field);
}

/** Focuses the input of a field where it is. @returns whether the field was found. */
export function enterField(path: string): boolean {
  const found = inputOf(path)?.querySelector<HTMLElement>(FOCUSABLE);
  found?.focus({ preventScroll: true });
  return found !== null && found !== undefined;
}

/** Scrolls to the input of a field and focuses it. @returns whether the field was found. */
export function focusField(path: string): boolean {
  const input = inputOf(path);
  if (!input) return false;
  input.scrollIntoView({ block: 'center' });
  enterField(path);
  return true;
}
