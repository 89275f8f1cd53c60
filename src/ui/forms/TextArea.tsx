import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { DEFAULT_PLACEHOLDER } from './TextField.tsx';

type Props = FieldWords & Omit<ComponentProps<'textarea'>, keyof FieldWords | 'id' | 'children'>;

/** Text of several lines; the visitor may resize it vertically. */
export function TextArea({
  label,
  hint,
  error,
  required,
  hiddenLabel,
  className,
  rows = 4,
  placeholder = DEFAULT_PLACEHOLDER,
  ...native
}: Props) {
  const words = { label, hint, error, className };
  return (
    <Field {...words} required={required ?? false} hiddenLabel={hiddenLabel ?? false}>
      {(control) => <textarea {...native} {...control} rows={rows} placeholder={placeholder} />}
    </Field>
  );
}
