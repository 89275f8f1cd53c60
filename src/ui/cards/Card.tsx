import type { ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import * as css from './Card.module.css';

type Props = {
  children: ReactNode;
  as?: 'article' | 'div' | 'section';
  /** `raised` lifts off the page, `mist` and `warm` are tinted and lie flat. */
  tone?: 'raised' | 'mist' | 'warm';
  /** Its link covers it all (see `cardLink`): the whole card answers the pointer. */
  interactive?: boolean;
  padded?: boolean;
  className?: string | undefined;
};

/** A surface that holds one thing together. */
export function Card({
  children,
  as: Element = 'div',
  tone = 'raised',
  interactive = false,
  padded = false,
  className,
}: Props) {
  return (
    <Element
      className={classNames(
        css.root,
        css[tone],
        interactive && css.interactive,
        padded && css.padded,
        className,
      )}
    >
      {children}
    </Element>
  );
}
