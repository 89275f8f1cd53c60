import type { ReactNode } from 'react';
import { classNames } from '../rendering/class-names.ts';
import * as css from './Card.module.css';

type Props = {
  children: ReactNode;
  as?: 'article' | 'div' | 'section';
  /** `raised` has a shadow, `mist` and `warm` are tinted and flat. */
  tone?: 'raised' | 'mist' | 'warm';
  /** Its link covers all of it (see `cardLink`): the whole card is clickable. */
  interactive?: boolean;
  padded?: boolean;
  className?: string | undefined;
};

/** A surface that groups one thing. */
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
