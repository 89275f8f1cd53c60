/** The form on the screen; there is one at a time. */
import type { Values } from './changes.ts';

type OwnForm = {
  /** Of the entry in which this browser keeps what is typed. */
  readonly key: string;
  readonly values: () => Values;
  /** What is being saved; null: nothing. */
  sent: Values | null;
};

let own: OwnForm | null = null;

/** @returns what to call when the form is left. */
export function openForm(key: string, values: () => Values): () => void {
  const form: OwnForm = { key, values, sent: null };
  own = form;
  return () => {
    if (own === form) own = null;
  };
}

export const ownKey = (): string | null => own?.key ?? null;

/** A save as its form sees it; when the answer comes, another form may be on the screen. */
export type Sending = {
  /** Says that the form is being saved as it is now. */
  readonly begin: () => void;
  /** It was refused: the next record that comes is no answer to it. */
  readonly refuse: () => void;
  /** What was typed is saved: this browser need not keep it any longer. */
  readonly end: () => void;
};

/** A save of the form that is on the screen now. */
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

/** Says that react-admin saves the form on the screen as it is now. */
export function noteSent(): void {
  last = sendingOfOwn();
  last.begin();
}

/** What was noted last. */
export const lastSending = (): Sending => last;

/** What was sent last and has not come back yet. */
export function takeSent(): Values | null {
  const sent = own?.sent ?? null;
  if (own) own.sent = null;
  return sent;
}
