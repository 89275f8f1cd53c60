import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { followFocus, regainFocus } from './kept-focus.ts';

/** Keeps the focus in the form while it is saved, and in the form that replaces it. */
export function useKeptFocus(): void {
  const { isSubmitting, isDirty } = useFormState();
  useEffect(() => followFocus(), []);
  useEffect(() => regainFocus(), [isSubmitting, isDirty]);
}
