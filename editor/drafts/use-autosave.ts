import { useEffect, useRef, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { draftRecords } from '../data/draft-records.ts';
import { isConflict } from '../merge/save-merging.ts';
import { dropOwnEntry } from '../kept/own-form.ts';
import { hasWaiting } from '../kept/waiting-pictures.ts';
import { draftIn } from './draft-value.ts';
import { settle } from './settle.ts';

/** Milliseconds after the last key, and after a save that failed. */
const PAUSE = 3_000;
const AGAIN = 10_000;

/**
 * `browser`: only this browser keeps what is typed, because the draft is published by itself.
 * `saved`: the draft has it. `offline`: the draft could not be saved. `other`: somebody else has
 * saved it meanwhile.
 */
export type Autosaved =
  | { readonly state: 'browser' | 'offline' | 'other' }
  | { readonly state: 'saved'; readonly at: string };

/** Saves the draft of the form while it is written, as long as nobody else does. */
export function useAutosave(fields: Fields): Autosaved | null {
  const form = useFormContext();
  const { getValues, watch } = form;
  const id = useRecordContext()?.id;
  const [told, setTold] = useState<Autosaved | null>(null);
  // What the form is made of changes with every key.
  const used = useRef({ form, fields });
  used.current = { form, fields };

  useEffect(() => {
    let pending: ReturnType<typeof setTimeout> | undefined;
    let isBusy = false;
    let isSettling = false;
    const soon = (pause = PAUSE) => {
      clearTimeout(pending);
      pending = setTimeout(() => void save(), pause);
    };
    async function save() {
      if (id === undefined || isBusy) return;
      // What is published by itself is not published half a sentence.
      if (draftIn(getValues()).publish_at !== null) {
        setTold({ state: 'browser' });
        return;
      }
      const sent = structuredClone(getValues());
      // Nobody else could see a picture that is on its way.
      if (hasWaiting(sent)) {
        soon();
        return;
      }
      isBusy = true;
      try {
        const saved = await draftRecords.update(id, sent);
        isSettling = true;
        const isAll = settle(used.current.form, used.current.fields, sent, saved);
        isSettling = false;
        if (isAll) dropOwnEntry();
        else soon();
        setTold({ state: 'saved', at: draftIn(saved).updated_at });
      } catch (error) {
        if (isConflict(error)) setTold({ state: 'other' });
        else {
          setTold({ state: 'offline' });
          soon(AGAIN);
        }
      } finally {
        isBusy = false;
      }
    }
    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== undefined && !isSettling) soon();
    });
    const online = () => soon(0);
    addEventListener('online', online);
    return () => {
      unsubscribe();
      removeEventListener('online', online);
      clearTimeout(pending);
    };
  }, [id, getValues, watch]);

  return told;
}
