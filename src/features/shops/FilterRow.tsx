import type { ReactNode } from 'react';
import * as css from './FilterRow.module.css';

/** Groups of chips; a telephone has them all in one line. */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    <div className={css.root} data-scrolls="">
      {children}
    </div>
  );
}
