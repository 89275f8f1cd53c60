import type { ChangeEvent } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';

/**
 * @returns what to do when an input of a time changes: react-admin notices only on blur that it was emptied, and
 * until then the button that saves the form is disabled, so that the click which causes the blur is lost.
 */
export function useEmptied(source: string): (event: ChangeEvent<HTMLInputElement>) => void {
  const name = useWrappedSource(source);
  const { setValue } = useFormContext();
  return ({ target: { value, validity } }) => {
    // A time in the making has no value, either.
    if (value === '' && !validity.badInput) setValue(name, null, { shouldDirty: true });
  };
}
