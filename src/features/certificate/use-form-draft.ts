import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { onDropped } from '../../client/memory/drafts.ts';
import { changeForm, useCertificateFlow } from './flow/certificate-flow.ts';
import { EMPTY_FORM, type FlowForm } from './flow/flow-form.ts';

type Form = UseFormReturn<FlowForm>;

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

const TYPED = ['name', 'lastname', 'phone', 'email', 'address', 'opticAddress'] as const;
const CHOSEN = ['isLoyaltyMember', 'isWantToJoinBLLoyalty', 'opticId'] as const;

/** Restores stored values into fields that are still empty: typed values stay. */
function fillIn(form: Form, kept: FlowForm): void {
  for (const field of [...TYPED, ...CHOSEN]) {
    if (isEmpty(form.getValues(field)) && !isEmpty(kept[field])) form.setValue(field, kept[field]);
  }
}

/** Stores the form in the flow while it is filled in, and restores it. */
export function useFormDraft(form: Form): void {
  const { state, read } = useCertificateFlow();
  const restore = useEffectEvent(() => fillIn(form, state.form));

  // Once, after the browser's storage has been read: from then on the form itself is current.
  useEffect(() => {
    if (read) restore();
  }, [read]);

  useEffect(() => {
    if (!read) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => changeForm(values),
    });
  }, [form, read]);

  // The flow forgets what was stored; the fields themselves still show it.
  useEffect(() => onDropped(() => form.reset(EMPTY_FORM)), [form]);
}
