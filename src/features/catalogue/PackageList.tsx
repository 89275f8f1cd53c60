import type { ProductData } from '../../build/page-data.ts';
import * as css from './PackageList.module.css';

/**
 * The available packages. Not a selection: availability is up to each shop, and prices are set by
 * the sellers and not shown on this site.
 */
export function PackageList({ packages }: Pick<ProductData, 'packages'>) {
  return (
    <section aria-labelledby="upakovki">
      <h2 id="upakovki" className={css.heading}>
        Упаковки
      </h2>
      <ul className={css.options} role="list">
        {packages.map(({ title, supply }) => (
          <li key={title} className={css.option}>
            <span className={css.title}>{title}</span>
            {supply !== null && <span className={css.supply}>{supply}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
