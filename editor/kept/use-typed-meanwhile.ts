import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { Fields } from '../../contract/collections/field.ts';
import { changesOf, type Values } from './changes.ts';
import { noteSent, takeSent } from './own-form.ts';

/**
 * A form shows what was saved once the answer is there; what was typed meanwhile stays all the same,
 * unsaved.
 */
export function useTypedMeanwhile(fields: Fields): void {
  const { getValues, setValue, watch } = useFormContext();
  const { isSubmitting } = useFormState();
  useEffect(() => {
    if (isSubmitting) noteSent();
  }, [isSubmitting]);

  useEffect(() => {
    let typed: Values = {};
    const { unsubscribe } = watch((_values, { name }) => {
      if (name !== undefined) {
        typed = structuredClone(getValues());
        return;
      }
      const sent = takeSent();
      if (!sent) return;
      const meanwhile = changesOf(fields, sent, typed);
      // The form is still being filled with what was saved.
      queueMicrotask(() => {
        for (const [field, { value }] of Object.entries(meanwhile)) {
          setValue(field, value, { shouldDirty: true });
        }
      });
    });
    return unsubscribe;
  }, [fields, getValues, setValue, watch]);
}
