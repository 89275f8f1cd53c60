import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changeForm, useCertificateFlow } from './flow/certificate-flow.ts';
import type { FlowForm } from './flow/flow-form.ts';

type Form = UseFormReturn<FlowForm>;

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

const TYPED = ['name', 'lastname', 'phone', 'email', 'address', 'opticAddress'] as const;
const CHOSEN = ['isLoyaltyMember', 'isWantToJoinBLLoyalty', 'opticId'] as const;

/** Puts what was kept into the fields that are still empty: what is typed already stays. */
function fillIn(form: Form, kept: FlowForm): void {
  for (const field of [...TYPED, ...CHOSEN]) {
    if (isEmpty(form.getValues(field)) && !isEmpty(kept[field])) form.setValue(field, kept[field]);
  }
}

/** Keeps the form in the flow as it is filled in, and brings back what was kept. */
export function useFormDraft(form: Form): void {
  const { state, read } = useCertificateFlow();
  const kept = state.form;

  useEffect(() => {
    if (!read) return;
    fillIn(form, kept);
    // Once, when the browser's storage has been read: later the form itself is what counts.
  }, [form, read]);

  useEffect(() => {
    if (!read) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => changeForm(values),
    });
  }, [form, read]);
}
