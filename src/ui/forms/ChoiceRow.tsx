import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import { RequiredMark } from './RequiredMark.tsx';
import * as css from './ChoiceRow.module.css';
import * as switchCss from './ChoiceSwitch.module.css';

export type ChoiceProps = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'children' | 'className' | 'size'
> & {
  label: ReactNode;
  hint?: string | undefined;
  /** Id of the error message, if there is one. */
  errorId?: string | undefined;
};

type Props = ChoiceProps & {
  kind: 'checkbox' | 'radio' | 'switch';
  /** Of the row. */
  className?: string | undefined;
};

const looks = { checkbox: css.checkbox, radio: css.radio, switch: switchCss.lever };

/** A checkbox, radio button or switch with its label; the whole row is clickable. */
export function ChoiceRow({ label, hint, errorId, kind, required, className, ...native }: Props) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, errorId].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label className={css.row}>
        <input
          {...native}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          role={kind === 'switch' ? 'switch' : undefined}
          required={required}
          className={classNames(css.control, looks[kind])}
          aria-describedby={described || undefined}
          aria-invalid={errorId === undefined ? undefined : true}
        />
        <span className={css.label}>
          {label}
          {required && kind !== 'radio' && <RequiredMark />}
        </span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={classNames(css.hint, kind === 'switch' && switchCss.hint)}>
          {hint}
        </p>
      )}
    </div>
  );
}
