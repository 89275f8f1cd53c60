import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { Icon } from '../signs/Icon.tsx';
import * as css from './Select.module.css';

export type Option = { value: string; label: string; disabled?: boolean };

type Props = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'id' | 'children' | 'multiple' | 'size'> & {
    options: readonly Option[];
    /** First line that is no choice yet: «Выберите город». */
    placeholder?: string;
  };

/** One of a few: the browser's own list, which a phone shows in its own best way. */
export function Select({
  label,
  hint,
  error,
  required,
  hiddenLabel,
  className,
  options,
  placeholder,
  ...native
}: Props) {
  const words = { label, hint, error, className };
  return (
    <Field {...words} required={required ?? false} hiddenLabel={hiddenLabel ?? false}>
      {(control) => (
        <span className={css.box}>
          <select {...native} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map(({ value, label: title, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {title}
              </option>
            ))}
          </select>
          <Icon name="chevron" size={20} className={css.sign} />
        </span>
      )}
    </Field>
  );
}
