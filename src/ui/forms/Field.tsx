import { useId, type ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import { FieldError } from './FieldError.tsx';
import { RequiredMark } from './RequiredMark.tsx';
import * as css from './Field.module.css';

/** The text properties of every kind of field. */
export type FieldWords = {
  label: string;
  /** The expected input, shown before there is any error. */
  hint?: ReactNode;
  /** The error message; `true` shows the default one. */
  error?: string | boolean | undefined;
  required?: boolean;
  /** Hides the label visually: for a single field whose place explains it. */
  hiddenLabel?: boolean;
  className?: string | undefined;
};

/** The attributes that connect a control to its texts; spread over the native element. */
type FieldControl = {
  id: string;
  className: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Props = FieldWords & { children: (control: FieldControl) => ReactNode };

/** A control with its label above and its hint and error below, all of them connected. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hiddenLabel = false,
  className,
  children,
}: Props) {
  const id = useId();
  const wrong = error !== undefined && error !== false && error !== '';
  const described = [hint !== undefined && `${id}-hint`, wrong && `${id}-error`].filter(Boolean);
  return (
    <div className={classNames(css.root, className)}>
      <label htmlFor={id} className={classNames(css.label, hiddenLabel && css.hidden)}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        className: classNames(css.control),
        required,
        'aria-describedby': described.join(' ') || undefined,
        'aria-invalid': wrong || undefined,
      })}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
