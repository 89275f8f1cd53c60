/** Unsent form input, stored for the lifetime of the tab, or until somebody signs out on this device. */
import { onReturn } from '../page/on-return.ts';
import { randomMark } from './random-mark.ts';

const keyOf = (name: string) => `draft.${name}`;

/** Storage may be disabled or full: drafts are optional. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** Marks the last sign-out: in local storage the device's, in the tab's storage the one its drafts follow. */
const LEFT = 'left';

const lastLeft = () => quietly(() => localStorage.getItem(LEFT), null);

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/**
 * Stores everything typed and chosen in a form.
 * @param without a field that is not stored: a consent is given anew.
 */
export function keepDraft(name: string, form: HTMLFormElement, without?: string): void {
  dropFormer();
  const pairs = [...new FormData(form)].filter(isPair).filter(([field]) => field !== without);
  quietly(() => sessionStorage.setItem(keyOf(name), JSON.stringify(pairs)), undefined);
}

/**
 * Stores everything typed and chosen in a form that has not been restored from its draft: the draft of the
 * fields that are still empty stays.
 */
export function addToDraft(name: string, form: HTMLFormElement): void {
  const added = [...new FormData(form)].filter(isPair).filter(([, value]) => value !== '');
  const names = new Set(added.map(([field]) => field));
  const kept = draftOf(name).filter(([field]) => !names.has(field));
  quietly(
    () => sessionStorage.setItem(keyOf(name), JSON.stringify([...kept, ...added])),
    undefined,
  );
}

/** Stores the input of a form that is rendered with its draft, instead of being filled in afterwards. */
export function keepInput(name: string, input: object): void {
  dropFormer();
  quietly(() => sessionStorage.setItem(keyOf(name), JSON.stringify(input)), undefined);
}

/** @returns what `keepInput` has stored, to be parsed; null if there is nothing. */
export function keptInput(name: string): unknown {
  dropFormer();
  return quietly(() => JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as unknown, null);
}

/** Removes the draft: submitted input is no longer a draft. */
export function dropDraft(name: string): void {
  quietly(() => sessionStorage.removeItem(keyOf(name)), undefined);
}

/** Removes every draft whose name starts with a prefix. */
export function dropDrafts(beginning: string): void {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(keyOf(beginning))) sessionStorage.removeItem(key);
    }
  }, undefined);
}

/** Name of the drafts of a person whose session has ended, until they sign in again in this tab. */
const ASIDE = 'aside';

/**
 * Puts the drafts whose names start with a prefix away for the person who typed them.
 * @param contacts what they sign in with.
 */
export function setDraftsAside(beginning: string, contacts: readonly string[]): void {
  quietly(() => {
    const drafts = Object.entries(sessionStorage).filter(([key]) =>
      key.startsWith(keyOf(beginning)),
    );
    if (contacts.length === 0 || drafts.length === 0) return;
    sessionStorage.setItem(keyOf(ASIDE), JSON.stringify([contacts, drafts]));
  }, undefined);
}

/**
 * Brings them back to whoever has signed in with one of these contacts; nobody else gets them, now or later.
 * @param nameNow the key of a draft in the new session.
 */
export function takeDraftsBack(contact: string, nameNow: (key: string) => string): void {
  const kept = keptInput(ASIDE);
  dropDraft(ASIDE);
  if (!Array.isArray(kept)) return;
  const [contacts, drafts]: unknown[] = kept;
  if (!Array.isArray(contacts) || !Array.isArray(drafts) || !contacts.includes(contact)) return;
  for (const [key, value] of drafts.filter(isPair)) {
    quietly(() => sessionStorage.setItem(nameNow(key), value), undefined);
  }
}

/** Removes the drafts of this tab, and those of all other tabs as soon as they check. */
export function dropInEveryTab(): void {
  dropDrafts('');
  const mark = randomMark();
  quietly(() => localStorage.setItem(LEFT, mark), undefined);
}

/** Removes drafts from before a sign-out in another tab: the current visitor must not read them. */
export function dropFormer(): void {
  const left = lastLeft();
  quietly(() => {
    if (left === null || sessionStorage.getItem(LEFT) === left) return;
    dropDrafts('');
    sessionStorage.setItem(LEFT, left);
  }, undefined);
}

/**
 * Calls back when somebody has signed out in another tab: an open form still shows their input.
 * @returns a function that unsubscribes.
 */
export function onDropped(empty: () => void): () => void {
  let seen = lastLeft();
  const look = () => {
    const left = lastLeft();
    if (left === seen) return;
    seen = left;
    empty();
  };
  window.addEventListener('storage', look);
  const end = onReturn(look);
  return () => {
    window.removeEventListener('storage', look);
    end();
  };
}

function draftOf(name: string): [string, string][] {
  const kept = keptInput(name);
  return Array.isArray(kept) ? kept.filter(isPair) : [];
}

/**
 * Restores a stored draft into a form's fields; what has been typed into them stays. Values without a matching
 * field are ignored.
 */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  for (const [field, value] of draftOf(name)) {
    for (const element of form.querySelectorAll('input, textarea')) {
      const isInput = element instanceof HTMLInputElement;
      if (!isInput && !(element instanceof HTMLTextAreaElement)) continue;
      if (element.name !== field || element.type === 'hidden') continue;
      const isChoice = isInput && (element.type === 'radio' || element.type === 'checkbox');
      if (!isChoice) element.value ||= value;
      else if (element.value === value) element.checked = true;
    }
  }
}
