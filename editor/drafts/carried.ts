/**
 * Typing that goes on while the form of an entity is replaced by that of its new draft: values typed
 * since the save, the caret, and keys pressed until the form of the draft has it.
 */
import type { Fields } from '../../contract/collections/field.ts';
import { changesOf, sideOf, type Values } from '../kept/changes.ts';
import { caretOf, type Caret } from './caret.ts';

export type Carried = {
  readonly values: Values;
  readonly caret: Caret | null;
  /** Drops the text that the former form has stored in this browser. */
  readonly forget: () => void;
  /** Stops collecting keys. @returns the text of those pressed so far. */
  readonly keys: () => string;
};

type Moved = {
  readonly fields: Fields;
  /** The values that the draft was saved with. */
  readonly sent: Values;
  readonly now: () => Values;
  readonly forget: () => void;
};

/** Milliseconds after which a rich text has taken in what was typed before: it reads its DOM later. */
const TAKEN_IN = 50;

/** Milliseconds in which the form of the draft is expected. */
const PATIENCE = 10_000;

/** Whether keys are being collected, for a field that gets its caret back. */
let isCollecting = false;

export const isCarrying = (): boolean => isCollecting;

let carried: { readonly draft: string; readonly what: Carried } | null = null;

/** Collects typed text: the former form no longer counts, although it may have the focus for a moment. */
function collectKeys(): () => string {
  let text = '';
  const listening = new AbortController();
  const stop = () => {
    listening.abort();
    isCollecting = false;
  };
  isCollecting = true;
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key.length === 1) text += event.key;
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('keydown', press, { capture: true, signal: listening.signal });
  const timer = setTimeout(stop, PATIENCE);
  return () => {
    clearTimeout(timer);
    stop();
    return text;
  };
}

/** Called just before the form of a draft replaces the form on the screen. */
export async function carry(draft: string | number, moved: Moved): Promise<void> {
  const { fields, sent, now, forget } = moved;
  carried?.what.keys();
  const keys = caretOf(document.activeElement) ? collectKeys() : () => '';
  await new Promise((resolve) => setTimeout(resolve, TAKEN_IN));
  const values = sideOf(changesOf(fields, sent, now()), 'value');
  const what = { values, caret: caretOf(document.activeElement), forget, keys };
  carried = { draft: String(draft), what };
}

/** What is carried to the form of this draft; forgets it. */
export function takeCarried(draft: string | number): Carried | null {
  if (carried?.draft !== String(draft)) return null;
  const { what } = carried;
  carried = null;
  return what;
}
