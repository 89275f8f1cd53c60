import type { ReactNode } from 'react';
import type { Discount } from '../../../contract/schemas/discount.ts';
import { TextLink } from '../../ui/links/TextLink.tsx';
import * as css from './ShopsPart.module.css';

type Props = {
  discount: Discount;
  product: ReactNode;
  /** The name of the city; null: all cities. */
  city: string | null;
  /** The URL of the same step with the other choice of cities. */
  other: string;
  /** Shops as list items; none: there is no shop in the city. */
  children?: ReactNode;
};

/** Step 2: the chosen product and the shops that sell it at a discount. */
export function ShopsPart({ discount, product, city, other, children }: Props) {
  const online = discount.kind === 'online';
  return (
    <div className={css.root}>
      {product}
      <div className={css.head}>
        <h2>{online ? 'Выберите интернет-магазин' : 'Выберите магазин'}</h2>
        {!online && (
          <p className={css.where}>
            <span>{city === null ? 'Все города' : city}</span>
            <TextLink url={other} kind="standalone">
              {city === null ? 'Только мой город' : 'Показать все города'}
            </TextLink>
          </p>
        )}
      </div>
      {children ? (
        <ul className={css.list} role="list">
          {children}
        </ul>
      ) : (
        <p className={css.none}>
          В&#160;этом городе скидка на&#160;выбранный продукт пока не&#160;действует. Посмотрите
          магазины других городов или выберите другой продукт.
        </p>
      )}
    </div>
  );
}
