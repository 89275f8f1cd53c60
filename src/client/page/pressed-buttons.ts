/** Marks a button that was pressed before its page could respond; src/styles/base.css shows it. */
const MARK = 'data-pressed';

/**
 * The browser itself handles a button that submits its form, opens a popover or invokes a command.
 */
function needsScript(button: HTMLButtonElement): boolean {
  const knowsCommands = 'command' in HTMLButtonElement.prototype;
  const native = knowsCommands ? '[popovertarget], [commandfor]' : '[popovertarget]';
  return button.type === 'button' && !button.matches(native);
}

/** What was pressed before it could respond. */
export type Presses = {
  /** Takes the marks away: React would find attributes that it does not know. */
  unmark(): void;
  /** Repeats the presses, which can respond now. */
  play(): void;
};

/**
 * Records presses of buttons, each once, in the order of their last press, so that the one that starts
 * hydration is not lost.
 * @param isOurs which buttons are meant.
 * @param before events until now: presses among them count.
 */
export function recordPresses(
  isOurs: (button: HTMLButtonElement) => boolean,
  before: readonly Event[] = [],
): Presses {
  const pressed = new Set<HTMLButtonElement>();
  const note = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button || !isOurs(button) || !needsScript(button)) return;
    button.setAttribute(MARK, '');
    pressed.delete(button);
    pressed.add(button);
  };
  // On the window: React stops events of what it has not hydrated yet.
  addEventListener('click', note, true);
  for (const event of before) if (event.type === 'click') note(event);
  const unmark = () => {
    for (const button of pressed) button.removeAttribute(MARK);
  };
  return {
    unmark,
    play() {
      removeEventListener('click', note, true);
      unmark();
      for (const button of pressed) button.click();
      pressed.clear();
    },
  };
}
