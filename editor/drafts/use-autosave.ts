import { useEffect, useEffectEvent, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { draftRecords } from '../data/draft-records.ts';
import { sendingOfOwn } from '../kept/own-form.ts';
import { makeAutosaver, type Autosaved } from './autosaver.ts';
import { settle } from './settle.ts';
import { DOUBT } from './use-gone.ts';

/** Autosaves the draft of the form, as long as nobody else has saved it. */
export function useAutosave(fields: Fields): Autosaved | null {
  const form = useFormContext();
  const { isDirty } = useFormState();
  const { getValues, watch } = form;
  const id = useRecordContext()?.id;
  const [told, setTold] = useState<Autosaved | null>(null);
  // The objects of the form change with every key press.
  const used = useEffectEvent(() => ({ form, fields, isDirty }));

  useEffect(() => {
    if (id === undefined) return;
    let sending = sendingOfOwn();
    let isLeft = false;
    const { soon, stop } = makeAutosaver({
      values: getValues,
      isDirty: () => used().isDirty,
      save(sent) {
        if (!isLeft) sending = sendingOfOwn();
        return draftRecords.update(id, sent);
      },
      settle(sent, saved) {
        const now = used();
        const isAll = settle(now.form, now.fields, sent, saved);
        if (isAll) sending.end();
        return isAll;
      },
      tell(one) {
        setTold(one);
        if (one.state === 'refused') dispatchEvent(new Event(DOUBT));
      },
    });
    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== undefined) soon();
    });
    const online = () => soon(0);
    addEventListener('online', online);
    return () => {
      unsubscribe();
      removeEventListener('online', online);
      stop();
      isLeft = true;
    };
  }, [id, getValues, watch]);

  return told;
}
