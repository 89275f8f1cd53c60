import type { ReactNode } from 'react';
import * as css from './WarmNote.module.css';

type Props = {
  /** An icon before the text. */
  sign: ReactNode;
  children: ReactNode;
};

/** A note about points: received, or about to expire. */
export function WarmNote({ sign, children }: Props) {
  return (
    <div className={css.root}>
      {sign}
      <p>{children}</p>
    </div>
  );
}
