import { useEffect } from 'react';
import { PUBLISH_KEYS, pressed, SAVE_KEYS, type Pressed } from './keys.ts';
import { settle } from './settle.ts';

const WRITES = 'input, textarea, select, [contenteditable="true"], [role="combobox"]';

const isTyping = ({ target }: KeyboardEvent) =>
  target instanceof Element && target.closest(WRITES) !== null;

/** Presses the button with this shortcut; with a dialog open, only those inside it. */
function press(keys: string): void {
  const place = document.querySelector('[role="dialog"]') ?? document;
  place.querySelector<HTMLElement>(`[aria-keyshortcuts="${keys}"]:not(:disabled)`)?.click();
}

/** @param open opens the dialog with that name. */
export function useKeys(open: (name: 'search' | 'keys') => void): void {
  useEffect(() => {
    const act: Readonly<Record<Pressed, () => void>> = {
      save: () => press(SAVE_KEYS['aria-keyshortcuts']),
      publish: () => press(PUBLISH_KEYS['aria-keyshortcuts']),
      search: () => open('search'),
      keys: () => open('keys'),
    };
    function hear(event: KeyboardEvent) {
      const asked = event.defaultPrevented ? null : pressed(event, isTyping(event));
      // Enter submits a form without a shortcut.
      if (asked !== null || event.key === 'Enter') settle(document.activeElement);
      if (!asked) return;
      // The browser would save the page or open its search.
      event.preventDefault();
      act[asked]();
    }
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [open]);
}
