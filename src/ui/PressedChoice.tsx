import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import * as css from './PressedChoice.module.css';

type Props = {
  name: string;
  value: number | string;
  /** A `tile` for a number, a `pill` for a word or two. */
  shape: 'tile' | 'pill';
  required?: boolean;
  children: ReactNode;
};

/** One of a few answers side by side: all of it is pressed, and stays filled while it is chosen. */
export function PressedChoice({ name, value, shape, required = false, children }: Props) {
  return (
    <label className={classNames(css.root, css[shape])}>
      <input type="radio" name={name} value={value} required={required} className={css.dot} />
      {children}
    </label>
  );
}
