/** Marks a button that was pressed before hydration; src/styles/base.css shows it. */
const MARK = 'data-pressed';

/** Buttons pressed before their page could respond, each once, in the order of their last press. */
const pressed = new Set<HTMLButtonElement>();

/**
 * The browser itself handles a button that submits its form, opens a popover or invokes a command.
 */
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

/** Records clicks until the page is hydrated, so that the one that starts hydration is not lost. */
export function notePresses(): void {
  addEventListener('click', note, true);
}

/** Replays the clicks; the page is hydrated now. */
export function playPresses(): void {
  removeEventListener('click', note, true);
  for (const button of pressed) {
    button.removeAttribute(MARK);
    button.click();
  }
  pressed.clear();
}
