import type { ReactNode } from 'react';
import * as css from './CardGrid.module.css';

/** Data attributes of a cell, and whether it is hidden now. */
export type CellMarks = { hidden?: boolean } & Partial<Record<`data-${string}`, string>>;

type Props = { children: ReactNode; marks?: CellMarks | undefined };

/** One card of a `CardGrid`. */
export function CardCell({ children, marks }: Props) {
  return (
    <li className={css.cell} {...marks}>
      {children}
    </li>
  );
}
