/**
 * The way out of a text by keyboard: Tab moves between the cells of a table and indents lists, so after
 * Escape it moves between the fields of the form again, as in most text editors.
 */
import { useMemo, useRef, useState } from 'react';

type Handlers = {
  readonly keydown: (view: unknown, event: KeyboardEvent) => boolean;
  readonly blur: () => boolean;
};

export type Leaving = {
  /** Whether the next Tab leaves the text. */
  readonly isLeaving: boolean;
  /** Event handlers of the text; true: the text itself does not handle the event. */
  readonly handlers: Handlers;
};

/** Follows Escape in a text. */
export function useLeaving(): Leaving {
  const [isLeaving, setLeaving] = useState(false);
  // The next key may be pressed before React has rendered.
  const now = useRef(false);
  const handlers = useMemo(() => {
    function set(next: boolean): void {
      now.current = next;
      setLeaving(next);
    }
    return {
      keydown(_view: unknown, { key }: KeyboardEvent) {
        if (key === 'Tab') return now.current;
        // Shift is held for the way back.
        if (key !== 'Shift') set(key === 'Escape');
        return false;
      },
      blur() {
        set(false);
        return false;
      },
    };
  }, []);
  return { isLeaving, handlers };
}
