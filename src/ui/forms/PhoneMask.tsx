import type { RefObject } from 'react';
import { phoneMask } from './phone-mask.ts';
import { useMask } from './use-mask.ts';

export type PhoneMaskProps = { readonly field: RefObject<HTMLInputElement | null> };

/** Groups the digits of a phone field while they are typed. */
export function PhoneMask({ field }: PhoneMaskProps) {
  useMask(field, phoneMask);
  return null;
}
