/** Stands on a button that was pressed and will answer in a moment; src/styles/base.css shows it. */
const MARK = 'data-pressed';

/** Buttons pressed before their page could answer, each once, in the order of their last presses. */
const pressed = new Set<HTMLButtonElement>();

/** One that sends its form, opens a popover or gives a command is answered by the browser itself. */
function needsScript(button: HTMLButtonElement): boolean {
  const knowsCommands = 'command' in HTMLButtonElement.prototype;
  const native = knowsCommands ? '[popovertarget], [commandfor]' : '[popovertarget]';
  return button.type === 'button' && !button.matches(native);
}

function note({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (!button || !needsScript(button)) return;
  button.setAttribute(MARK, '');
  pressed.delete(button);
  pressed.add(button);
}

/** Keeps presses in mind until the page is alive: the one that wakes it must not be lost. */
export function notePresses(): void {
  addEventListener('click', note, true);
}

/** Plays them again; the page is alive now. */
export function playPresses(): void {
  removeEventListener('click', note, true);
  for (const button of pressed) {
    button.removeAttribute(MARK);
    button.click();
  }
  pressed.clear();
}
