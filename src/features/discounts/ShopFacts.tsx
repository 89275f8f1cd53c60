import type { ShopWords } from '../../words/shop-words.ts';
import * as css from './ShopFacts.module.css';

/** Where a shop is and when it is open. `data-when`: the edge leaves out what a shop does not have. */
export function ShopFacts({ shop }: { shop: ShopWords }) {
  return (
    <div className={css.root}>
      <p>{shop.place}</p>
      {shop.metro !== '' && <p data-when="metro">Метро {shop.metro}</p>}
      {shop.hours !== '' && <p data-when="hours">{shop.hours}</p>}
    </div>
  );
}
