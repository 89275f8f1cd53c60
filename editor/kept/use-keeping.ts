import { useEffect, useEffectEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { randomMark } from '../../src/client/memory/random-mark.ts';
import { changesOf, revisionOf } from './changes.ts';
import { useFormOf } from './form-of.ts';
import { keep, keyOf } from './kept-store.ts';
import { openForm } from './own-form.ts';
import { useTypedMeanwhile } from './use-typed-meanwhile.ts';
import { keptChanges } from './waiting-pictures.ts';

/** Milliseconds after the last key press. */
const PAUSE = 300;

/**
 * Stores unsaved text in this browser until it is saved.
 * @returns when it was last stored, or that the storage is full.
 */
export function useKeeping(fields: Fields): {
  readonly at: string | null;
  readonly isFull: boolean;
} {
  const { getValues, watch } = useFormContext();
  const { defaultValues } = useFormState();
  const { who, of } = useFormOf();
  const record = useRecordContext();
  const saved = useEffectEvent(() => ({
    base: defaultValues ?? {},
    // An autosave changes it in the form, not in the record.
    revision: revisionOf({ ...record, ...defaultValues }),
  }));
  useTypedMeanwhile(fields);
  const [told, setTold] = useState({ at: null as string | null, isFull: false });

  useEffect(() => {
    const key = keyOf({ who, of }, randomMark());
    let pending: ReturnType<typeof setTimeout> | undefined;
    const close = openForm(key, getValues);
    function write() {
      clearTimeout(pending);
      pending = undefined;
      const { base, revision } = saved();
      const changes = changesOf(fields, base, getValues());
      if (Object.keys(changes).length === 0) {
        localStorage.removeItem(key);
        setTold({ at: null, isFull: false });
        return;
      }
      const at = new Date().toISOString();
      const what = { at, revision, ...keptChanges(fields, changes) };
      const isKept = keep(localStorage, key, what);
      setTold({ at, isFull: !isKept });
    }
    const { unsubscribe } = watch((_values, { name }) => {
      // Without a name, the form was reset and nobody has typed.
      if (name === undefined) return;
      clearTimeout(pending);
      pending = setTimeout(write, PAUSE);
    });
    const flush = () => {
      if (pending !== undefined) write();
    };
    // The last event before a tab is closed or suspended.
    addEventListener('pagehide', flush);
    return () => {
      unsubscribe();
      removeEventListener('pagehide', flush);
      flush();
      close();
    };
  }, [fields, who, of, getValues, watch]);

  return told;
}
