import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { Icon } from '../signs/Icon.tsx';
import * as css from './SearchRow.module.css';

type Props = Pick<ComponentProps<'input'>, 'ref' | 'maxLength' | 'onChange'> & {
  /** The page that handles it without a script. */
  action: string;
  /** What is searched: «По вопросам». */
  label: string;
  /** The placeholder: «Поиск по вопросам и ответам». */
  fieldLabel: string;
  placeholder: string;
  onSubmit?: (event: FormEvent) => void;
  /** The icon at its end. */
  children: ReactNode;
};

/** A search field as wide as its container. `data-…` attributes are set on the field. */
export function SearchRow({ action, label, fieldLabel, onSubmit, children, ...field }: Props) {
  return (
    <form
      className={css.root}
      action={action}
      method="get"
      role="search"
      aria-label={label}
      onSubmit={onSubmit}
    >
      <Icon name="search" className={css.sign} />
      <input
        {...field}
        className={css.field}
        type="search"
        name="q"
        aria-label={fieldLabel}
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
    </form>
  );
}
