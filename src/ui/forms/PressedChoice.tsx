import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import * as css from './PressedChoice.module.css';

type Props = Omit<ComponentProps<'input'>, 'className' | 'children' | 'type'> & {
  type?: 'radio' | 'checkbox';
  /** A `tile` for a number, a `pill` for a word or two, a `chip` for a few words in a long row. */
  shape: 'tile' | 'pill' | 'chip';
  children: ReactNode;
};

/** One of a few answers side by side: the whole area is clickable, and is filled while selected. */
export function PressedChoice({ type = 'radio', shape, children, ...rest }: Props) {
  return (
    <label className={classNames(css.root, css[shape])}>
      <input {...rest} type={type} className={css.dot} />
      {children}
    </label>
  );
}
