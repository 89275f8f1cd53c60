import type { ReactNode } from 'react';
import type { ShopWords } from '../../words/shop-words.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Card } from '../../ui/cards/Card.tsx';
import { TextLink } from '../../ui/links/TextLink.tsx';
import { WayThere } from '../../subjects/shops/WayThere.tsx';
import { ShopFacts } from './ShopFacts.tsx';
import * as css from './OrderPart.module.css';

type Props = {
  product: ReactNode;
  shop: ShopWords;
  /** The URL for choosing another shop. */
  back: string;
};

/** Step 3: the product and the shop. */
export function OrderPart({ product, shop, back }: Props) {
  return (
    <div className={css.root}>
      <Card padded>{product}</Card>
      <Card padded className={css.shop}>
        <p className={css.label}>{shop.kind}</p>
        <h2 className={css.title}>{shop.title}</h2>
        <ShopFacts shop={shop} />
        <div className={css.actions}>
          {shop.site !== '' && (
            <div data-when="site">
              <Button url={`https://${shop.site}`}>Перейти в&#160;магазин</Button>
            </div>
          )}
          <TextLink url={`tel:${shop.tel}`} kind="standalone">
            {shop.phone}
          </TextLink>
          <div data-screen="">
            <WayThere shop={shop} />
          </div>
          <TextLink url={back} kind="standalone">
            Другой магазин
          </TextLink>
        </div>
      </Card>
    </div>
  );
}
