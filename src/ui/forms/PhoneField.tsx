import { useRef, type ComponentProps, type RefCallback } from 'react';
import { phoneMask } from './phone-mask.ts';
import { TextField } from './TextField.tsx';
import { useMask } from './use-mask.ts';

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
  const field = useRef<HTMLInputElement>(null);
  useMask(field, phoneMask);
  return (
    <TextField
      {...rest}
      ref={(input) => {
        field.current = input;
        ref?.(input);
      }}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder={placeholder}
    />
  );
}
