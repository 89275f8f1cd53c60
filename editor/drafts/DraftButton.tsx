import { Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { sendingOfOwn } from '../kept/own-form.ts';
import { hasWaiting } from '../kept/waiting-pictures.ts';
import type { Record } from '../data/records.ts';
import { faultsOf } from './draft-faults.ts';
import { inTurn } from './save-turn.ts';
import { savedWords, saveLabel } from './saved-words.ts';
import { regainFocus } from '../keys/kept-focus.ts';
import { SAVE_KEYS } from '../keys/keys.ts';
import { sentenceOf } from '../data/refused.ts';

type Values = { readonly [field: string]: unknown };

/** The form that was saved, for whoever replaces it by another one. */
type Left = {
  readonly sent: Values;
  /** Its present values: typing goes on during a save. */
  readonly now: () => Values;
  /** Drops the text that it has stored in this browser. */
  readonly forget: () => void;
};

type Props = {
  /** @throws Error with a sentence to show. */
  readonly save: (values: Values, base: Values) => Promise<Record>;
  readonly onSaved: (record: Record, left: Left) => void;
  /** Told when a save begins and ends. */
  readonly onBusy?: (isBusy: boolean) => void;
};

const WAITING = 'Картинка ещё загружается: подождите немного';

/** Saves the draft as it is: it need not be complete. */
export function DraftButton({ save, onSaved, onBusy }: Props) {
  const { getValues, reset, setError } = useFormContext<Values>();
  const { isDirty, isSubmitting, defaultValues } = useFormState();
  const publishAt: unknown = useWatch({ name: 'draft.publish_at' });
  const notify = useNotify();
  const record = useRecordContext();
  // The form of a draft with absent fields may not name all its defaults: the others are as they were read.
  // A save under way when the button is pressed updates it before this one starts.
  const base = useRef<Values>({});
  useEffect(() => {
    base.current = { ...record, ...defaultValues };
  }, [defaultValues, record]);
  const [isBusy, setBusy] = useState(false);
  // While it is busy, the button is disabled.
  useEffect(() => regainFocus(), [isBusy]);
  function tellBusy(next: boolean) {
    setBusy(next);
    onBusy?.(next);
  }
  async function keep() {
    if (hasWaiting(getValues())) {
      notify(WAITING, { type: 'info' });
      return;
    }
    tellBusy(true);
    const sending = sendingOfOwn();
    try {
      const [record, sent] = await inTurn(async () => {
        sending.begin();
        const values = structuredClone(getValues());
        const saved = await save(values, base.current);
        // Marks the form as saved.
        reset(values, { keepValues: true });
        return [saved, values] as const;
      });
      sending.end();
      notify(savedWords(record), { type: 'success' });
      onSaved(record, { sent, now: () => structuredClone(getValues()), forget: sending.end });
    } catch (error) {
      sending.refuse();
      for (const [field, message] of Object.entries(faultsOf(error))) setError(field, { message });
      notify(sentenceOf(error), { type: 'error' });
    } finally {
      tellBusy(false);
    }
  }
  return (
    <Button
      {...SAVE_KEYS}
      variant="outlined"
      disabled={isBusy || isSubmitting || !isDirty}
      onClick={() => void keep()}
    >
      {saveLabel(publishAt)}
    </Button>
  );
}
