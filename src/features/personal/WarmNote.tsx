import type { ReactNode } from 'react';
import * as css from './WarmNote.module.css';

type Props = {
  /** A sign before the words. */
  sign: ReactNode;
  children: ReactNode;
};

/** Something about points that is to be noticed: what came, what ends soon. */
export function WarmNote({ sign, children }: Props) {
  return (
    <div className={css.root}>
      {sign}
      <p>{children}</p>
    </div>
  );
}
