import type { Product } from '../../../contract/schemas/product.ts';
import * as css from './PackageList.module.css';

/** The packages it is sold in. Prices are the sellers' own and stand nowhere on this site. */
export function PackageList({ packages }: Pick<Product, 'packages'>) {
  return (
    <ul className={css.root} role="list">
      {packages.map(({ title }) => (
        <li key={title} className={css.item}>
          {title}
        </li>
      ))}
    </ul>
  );
}
