import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';

/** Section 5: the default message of an empty field. */
export const DEFAULT_PLACEHOLDER = 'Введите текст';

type Props = FieldWords &
  Omit<ComponentProps<'input'>, keyof FieldWords | 'id' | 'type' | 'size' | 'children'> & {
    type?: 'text' | 'email' | 'search' | 'password' | 'url' | 'tel';
  };

/** One line of text. Accepts the props of a native input, including a ref. */
export function TextField({
  label,
  hint,
  error,
  required,
  hiddenLabel,
  className,
  type = 'text',
  placeholder = DEFAULT_PLACEHOLDER,
  ...native
}: Props) {
  const words = { label, hint, error, className };
  return (
    <Field {...words} required={required ?? false} hiddenLabel={hiddenLabel ?? false}>
      {(control) => <input {...native} {...control} type={type} placeholder={placeholder} />}
    </Field>
  );
}
