import { useMaskito } from '@maskito/react';
import type { ComponentProps, RefCallback } from 'react';
import { phoneMask } from './phone-mask.ts';
import { TextField } from './TextField.tsx';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'ref' | 'maxLength'
> & { ref?: RefCallback<HTMLInputElement> };

/**
 * The one field for a telephone number: digits at hand, the browser offers the visitor's own, and it
 * takes its form while it is typed, «+7 999 000-00-00». No length is set: a browser would cut a longer
 * number down to somebody else's.
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
