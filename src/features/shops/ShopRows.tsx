import type { ReactNode } from 'react';
import * as css from './ShopRows.module.css';

type Props = {
  /** The total number of shops. */
  count: number | string;
  /** Rows as list items. */
  children: ReactNode;
  /** The link to the remaining rows. */
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
