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

/** Says that the form is being saved as it is now. */
export function noteSent(): void {
  if (own) own.sent = structuredClone(own.values());
}

/** What was sent last and has not come back yet. */
export function takeSent(): Values | null {
  const sent = own?.sent ?? null;
  if (own) own.sent = null;
  return sent;
}

/** What was typed is saved: this browser need not keep it any longer. */
export function dropOwnEntry(): void {
  if (own) localStorage.removeItem(own.key);
}
