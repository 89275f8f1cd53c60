/** Unsent form input, stored for the lifetime of the tab, or until somebody leaves this device. */
import { onReturn } from '../page/on-return.ts';

const keyOf = (name: string) => `draft.${name}`;

/** Storage may be disabled or full: drafts are optional. */
function quietly<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

/** The last leaving: of the device in local storage, in the tab's own the one that its drafts are after. */
const LEFT = 'left';

const lastLeft = () => quietly(() => localStorage.getItem(LEFT), null);

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'string');

/** Stores everything typed and chosen in a form. */
export function keepDraft(name: string, form: HTMLFormElement): void {
  dropFormer();
  const pairs = [...new FormData(form)].filter(isPair);
  quietly(() => sessionStorage.setItem(keyOf(name), JSON.stringify(pairs)), undefined);
}

/** Removes the draft: what was sent is no longer a draft. */
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

/** Removes the drafts of this tab, and those of all others as soon as they look at theirs. */
export function dropInEveryTab(): void {
  dropDrafts('');
  quietly(() => localStorage.setItem(LEFT, crypto.randomUUID()), undefined);
}

/** Removes what was kept before somebody left in another tab: whoever is here now must not read it. */
export function dropFormer(): void {
  const left = lastLeft();
  quietly(() => {
    if (left === null || sessionStorage.getItem(LEFT) === left) return;
    dropDrafts('');
    sessionStorage.setItem(LEFT, left);
  }, undefined);
}

/**
 * Calls back when somebody has left in another tab: an open form still shows what they typed.
 * @returns the function that ends it.
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
  dropFormer();
  return quietly(() => {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPair) : [];
  }, []);
}

/** Restores a stored draft into a form's fields. Values without a matching field are ignored. */
export function restoreDraft(name: string, form: HTMLFormElement): void {
  for (const [field, value] of draftOf(name)) {
    for (const element of form.querySelectorAll('input, textarea')) {
      const isInput = element instanceof HTMLInputElement;
      if (!isInput && !(element instanceof HTMLTextAreaElement)) continue;
      if (element.name !== field || element.type === 'hidden') continue;
      const isChoice = isInput && (element.type === 'radio' || element.type === 'checkbox');
      if (!isChoice) element.value = value;
      else if (element.value === value) element.checked = true;
    }
  }
}
