/** @jest-environment jsdom */
import { beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { closeLeftPanels } from './close-left-panels.ts';

const hidePopover = jest.fn();
const open: HTMLElement[] = [];

/** Presses Tab, after which the focus is there. */
function tabTo(id: string, keys: KeyboardEventInit = {}): void {
  document.getElementById(id)?.focus();
  document.dispatchEvent(new KeyboardEvent('keyup', { key: 'Tab', ...keys }));
}

beforeAll(() => {
  // jsdom knows no popovers.
  HTMLElement.prototype.hidePopover = hidePopover;
  Object.assign(document, { querySelectorAll: () => open });
  closeLeftPanels();
});

beforeEach(() => {
  hidePopover.mockClear();
  document.body.innerHTML =
    '<div id="menu"><a id="inside" href="#1">1</a></div><a id="behind" href="#2">2</a>';
  open.splice(0, open.length, document.getElementById('menu') as HTMLElement);
});

it('closes a panel when Tab moves on behind it', () => {
  tabTo('behind');
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it('keeps it while the focus is inside, or another window was visited', () => {
  tabTo('inside');
  tabTo('behind', { altKey: true });
  expect(hidePopover).not.toHaveBeenCalled();
});
