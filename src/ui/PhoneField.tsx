import type { ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode' | 'autoComplete'>;

/** A telephone number: digits at hand, and the browser offers the visitor's own. */
export function PhoneField({ placeholder = '+7 000 000-00-00', ...rest }: Props) {
  return (
    <TextField {...rest} type="tel" inputMode="tel" autoComplete="tel" placeholder={placeholder} />
  );
}
