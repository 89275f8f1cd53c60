import { useRef, type ComponentProps, type RefCallback } from 'react';
import { LatePhoneMask } from './LatePhoneMask.tsx';
import { TextField } from './TextField.tsx';
import { useTouched } from './use-touched.ts';

type Props = Omit<
  ComponentProps<typeof TextField>,
  'type' | 'inputMode' | 'autoComplete' | 'ref' | 'maxLength'
> & { ref?: RefCallback<HTMLInputElement> };

/**
 * The only phone field: numeric keyboard, autofill with the visitor's own number, and formatting
 * while typing, «+7 999 000-00-00». It has no maximum length: a browser would truncate a longer
 * number into a wrong one. The mask loads when the visitor comes to the field.
 */
export function PhoneField({ ref, placeholder = '+7 000 000-00-00', ...rest }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const isTouched = useTouched(field);
  return (
    <>
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
      {isTouched && <LatePhoneMask field={field} />}
    </>
  );
}
