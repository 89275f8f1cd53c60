import { useId, type ChangeEventHandler } from 'react';
import { classNames } from '../rendering/class-names.ts';
import type { FieldWords } from './Field.tsx';
import { FieldError } from './FieldError.tsx';
import { Radio } from './Radio.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import * as css from './RadioGroup.module.css';

type Answer = { value: string; label: string; hint?: string; disabled?: boolean };

type Props = Omit<FieldWords, 'hiddenLabel'> & {
  name: string;
  options: readonly Answer[];
  /** The answer, if the page controls it; otherwise the form does, starting from `defaultValue`. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Answers side by side: for two or three short ones. */
  row?: boolean;
};

/** A choice of a few answers, all of them visible. */
export function RadioGroup({
  label,
  hint,
  error,
  required = false,
  className,
  name,
  options,
  value,
  defaultValue,
  onChange,
  row = false,
}: Props) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, error ? `${id}-error` : false];
  return (
    <fieldset
      className={classNames(css.root, className)}
      aria-describedby={described.filter(Boolean).join(' ') || undefined}
    >
      <legend className={css.legend}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <div className={classNames(css.answers, row && css.inRow)}>
        {options.map((option) => (
          <Radio
            key={option.value}
            {...option}
            name={name}
            required={required}
            {...(onChange && { onChange })}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}
