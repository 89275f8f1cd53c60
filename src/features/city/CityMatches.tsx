import type { ReactNode } from 'react';
import * as css from './CityMatches.module.css';

type Props = {
  /** The list of matches; none: nothing was found. */
  children?: ReactNode;
};

/** The matches for a typed city, above the full list; the edge fills in the same. */
export function CityMatches({ children }: Props) {
  return (
    <section className={css.root}>
      <h2>{children === undefined ? 'Ничего не\u00a0найдено' : 'Найденные города'}</h2>
      {children ?? <p>Проверьте название или выберите ближайший город в&#160;списке ниже.</p>}
    </section>
  );
}
