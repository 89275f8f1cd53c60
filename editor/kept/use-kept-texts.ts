import { useState } from 'react';
import { session } from '../calls/session.ts';
import { keep, keptOf, keyOf } from './kept-store.ts';

/** A tab has a storage of its own, so that a form has one entry in it. */
const WRITER = 'tab';

type KeptTexts<Texts> = {
  readonly texts: Texts;
  readonly change: (some: Partial<Texts>) => void;
  /** Forgets the texts: they were sent, or given up. */
  readonly drop: () => void;
  /** Whether the texts were typed before this dialog was opened. */
  readonly isBack: boolean;
};

/**
 * The texts of a dialog outside the entities' forms: they survive a reload, a session that ends, and Back. They may
 * be about a person, so they stay in this tab, and go with it.
 * @param of the dialog and what it is about: `questions/7`.
 */
export function useKeptTexts<Texts extends Readonly<Record<string, string>>>(
  of: string,
  initial: Texts,
): KeptTexts<Texts> {
  const form = { who: String(session.me?.id ?? ''), of };
  const [kept] = useState(() => keptOf(sessionStorage, form)[0]?.kept.changes ?? {});
  const [texts, setTexts] = useState<Texts>(() => {
    const typed = Object.keys(initial).flatMap((name) => {
      const value = kept[name]?.value;
      return typeof value === 'string' ? [[name, value]] : [];
    });
    return { ...initial, ...Object.fromEntries(typed) };
  });
  const key = keyOf(form, WRITER);
  const drop = () => sessionStorage.removeItem(key);
  return {
    texts,
    change(some) {
      const next = { ...texts, ...some };
      setTexts(next);
      const changed = Object.entries(next).filter(([name, value]) => value !== initial[name]);
      if (changed.length === 0) {
        drop();
        return;
      }
      const changes = changed.map(([name, value]) => [name, { base: initial[name], value }]);
      const at = new Date().toISOString();
      const what = { at, revision: null, changes: Object.fromEntries(changes), lost: [] };
      keep(sessionStorage, key, what);
    },
    drop,
    isBack: Object.keys(kept).length > 0,
  };
}
