/** Marks a button that was pressed before its page could respond; src/styles/base.css shows it. */
const MARK = 'data-pressed';

/** Excludes what the browser handles: a button that submits a form, opens a popover or invokes a command. */
function needsScript(button: HTMLButtonElement): boolean {
  const knowsCommands = 'command' in HTMLButtonElement.prototype;
  const native = knowsCommands ? '[popovertarget], [commandfor]' : '[popovertarget]';
  return button.type === 'button' && !button.matches(native);
}

/** Buttons pressed before they could respond. */
export type Presses = {
  /** Removes the marks: React would find attributes that it does not expect. */
  unmark(): void;
  /** Replays the presses, now that the buttons can respond. */
  play(): void;
};

/**
 * Records presses of buttons, each button once, in the order of their last press, so that the press that
 * starts hydration is not lost.
 * @param isOurs whether a button is one of those to record.
 * @param before earlier events: presses among them are recorded, too.
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
  // On the window, as React stops events in parts that it has not hydrated yet.
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
