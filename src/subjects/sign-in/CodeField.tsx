import type { ComponentProps } from 'react';
import { TextField } from '../../ui/forms/TextField.tsx';
import * as css from './CodeField.module.css';

type Props = Omit<ComponentProps<typeof TextField>, 'inputMode' | 'placeholder' | 'required'>;

/** The digits of a code from an SMS, large and spaced. */
export function CodeField(props: Props) {
  return (
    <TextField {...props} className={css.root} inputMode="numeric" placeholder="0000" required />
  );
}
