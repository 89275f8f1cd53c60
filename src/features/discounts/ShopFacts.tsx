import type { ShopWords } from '../../words/shop-words.ts';
import * as css from './ShopFacts.module.css';

/** The address and hours of a shop. `data-when`: the edge omits what a shop does not have. */
export function ShopFacts({ shop }: { shop: ShopWords }) {
  return (
    <div className={css.root}>
      <p>{shop.place}</p>
      {shop.metro !== '' && <p data-when="metro">Метро {shop.metro}</p>}
      {shop.hours !== '' && <p data-when="hours">{shop.hours}</p>}
    </div>
  );
}
