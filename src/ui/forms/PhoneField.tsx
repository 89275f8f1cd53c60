import { useMaskito } from '@maskito/react';
import type { ComponentProps, RefCallback } from 'react';
import { phoneMask } from './phone-mask.ts';
import { TextField } from './TextField.tsx';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'ref' | 'maxLength'
> & { ref?: RefCallback<HTMLInputElement> };

/**
 * The only phone field: numeric keyboard, autofill with the visitor's own number, and formatting
 * while typing, «+7 999 000-00-00». It has no maximum length: a browser would truncate a longer
 * number into a wrong one.
 */
export function PhoneField({ ref, placeholder = '+7 000 000-00-00', ...rest }: Props) {
  const masked = useMaskito({ options: phoneMask });
  return (
    <TextField
      {...rest}
      ref={(input) => {
        masked(input);
        ref?.(input);
      }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={placeholder}
    />
  );
}
