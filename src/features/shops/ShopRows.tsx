import type { ReactNode } from 'react';
import * as css from './ShopRows.module.css';

type Props = {
  /** The total number of shops. */
  count: number | string;
  /** Whether open shops were asked for, and the local time is unknown. */
  anyHour?: boolean;
  /** Rows as list items. */
  children: ReactNode;
  /** The link to the remaining rows. */
  more?: ReactNode;
};

/** The list of shops; the edge fills in the same one. */
export function ShopRows({ count, anyHour = false, children, more }: Props) {
  return (
    <div className={css.root}>
      <h2 className={css.found}>
        Найдено мест: <b>{count}</b>
      </h2>
      {anyHour && (
        <p data-when="anyHour" className={css.anyHour}>
          Мы&nbsp;не&nbsp;знаем, который там час, поэтому показали и&nbsp;те места, что могут быть
          закрыты. Сверьтесь с&nbsp;часами работы.
        </p>
      )}
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
