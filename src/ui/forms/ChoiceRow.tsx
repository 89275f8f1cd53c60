import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import { RequiredMark } from './RequiredMark.tsx';
import * as css from './ChoiceRow.module.css';

export type ChoiceProps = Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'children' | 'className' | 'size'
> & {
  label: ReactNode;
  hint?: string | undefined;
  /** Where the fault is told, when there is one. */
  errorId?: string | undefined;
};

type Props = ChoiceProps & { kind: 'checkbox' | 'radio' | 'switch' };

// «switch» is no name for a class: it is a word of the language.
const looks = { checkbox: css.checkbox, radio: css.radio, switch: css.lever };

/** A box, dot or lever with its words beside it; all of the row answers the finger. */
export function ChoiceRow({ label, hint, errorId, kind, required, ...native }: Props) {
  const id = useId();
  const described = [hint !== undefined && `${id}-hint`, errorId].filter(Boolean).join(' ');
  return (
    <div>
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
        <p id={`${id}-hint`} className={css.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
