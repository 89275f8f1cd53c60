import type { ReactNode } from 'react';
import * as css from './ShopRows.module.css';

type Props = {
  /** How many shops there are in all. */
  count: number | string;
  /** Rows as items of a list. */
  children: ReactNode;
  /** The way to the rows that are not drawn yet. */
  more?: ReactNode;
};

/** The list of shops; the edge fills in the same one. */
export function ShopRows({ count, children, more }: Props) {
  return (
    <div className={css.root}>
      <h2 className={css.found}>
        Найдено мест: <b>{count}</b>
      </h2>
      <ul className={css.list} role="list">
        {children}
      </ul>
      {more !== undefined && (
        <p data-when="all" className={css.more}>
          {more}
        </p>
      )}
    </div>
  );
}
