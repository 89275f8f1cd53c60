import type { ComponentProps } from 'react';
import { Field, type FieldWords } from './Field.tsx';
import { Icon } from '../signs/Icon.tsx';
import * as css from './Select.module.css';

type Option = { value: string; label: string; disabled?: boolean };

type Props = FieldWords &
  Omit<ComponentProps<'select'>, keyof FieldWords | 'id' | 'children' | 'multiple' | 'size'> & {
    options: readonly Option[];
    /** A first option that is not a choice yet: «Выберите город». */
    placeholder?: string;
  };

/** One of a few: the native list, which phones show in their own best way. */
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
