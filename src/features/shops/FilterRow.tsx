import type { ReactNode } from 'react';
import { focusInRow } from '../../ui/panels/focus-in-row.ts';
import * as css from './FilterRow.module.css';

/** Groups of chips; on a phone all of them are in one line. */
export function FilterRow({ children }: { children: ReactNode }) {
  return (
    <div ref={focusInRow} className={css.root} data-scrolls="">
      {children}
    </div>
  );
}
