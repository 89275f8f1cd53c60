/** The form on the screen; there is only one at a time. */
import type { Values } from './changes.ts';

type OwnForm = {
  /** The key of the entry in which this browser stores unsaved text. */
  readonly key: string;
  readonly values: () => Values;
  /** The values being saved; null: none. */
  sent: Values | null;
};

let own: OwnForm | null = null;

/** @returns a function to call when the form is left. */
export function openForm(key: string, values: () => Values): () => void {
  const form: OwnForm = { key, values, sent: null };
  own = form;
  return () => {
    if (own === form) own = null;
  };
}

export const ownKey = (): string | null => own?.key ?? null;

/** A save, tied to its form: by the time of the response, another form may be on the screen. */
export type Sending = {
  /** Records that the form is being saved as it is now. */
  readonly begin: () => void;
  /** The save was refused: the next record that arrives is not its response. */
  readonly refuse: () => void;
  /** The changes are saved: drops the entry from this browser. */
  readonly end: () => void;
};

/** A save of the form that is now on the screen. */
export function sendingOfOwn(): Sending {
  const form = own;
  return {
    begin() {
      if (form) form.sent = structuredClone(form.values());
    },
    refuse() {
      if (form) form.sent = null;
    },
    end() {
      if (form) localStorage.removeItem(form.key);
    },
  };
}

let last = sendingOfOwn();

/** Records that react-admin saves the form on the screen as it is now. */
export function noteSent(): void {
  last = sendingOfOwn();
  last.begin();
}

/** The last save that was recorded. */
export const lastSending = (): Sending => last;

/** The values of the last save that has not been answered yet; forgets them. */
export function takeSent(): Values | null {
  const sent = own?.sent ?? null;
  if (own) own.sent = null;
  return sent;
}
