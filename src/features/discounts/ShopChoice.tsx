import type { ShopWords } from '../../words/shop-words.ts';
import { Card } from '../../ui/cards/Card.tsx';
import { CardLink } from '../../ui/cards/CardLink.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { WayThere } from '../../subjects/shops/WayThere.tsx';
import { ShopFacts } from './ShopFacts.tsx';
import * as css from './ShopChoice.module.css';

type Props = { shop: ShopWords; url: string };

/** A shop to choose: the whole card links to the next step, except for the route link. */
export function ShopChoice({ shop, url }: Props) {
  return (
    <Card interactive padded className={css.root}>
      <p className={css.kind}>{shop.kind}</p>
      <h3 className={css.title}>
        <CardLink url={url}>{shop.title}</CardLink>
      </h3>
      <ShopFacts shop={shop} />
      {shop.site !== '' && <p data-when="site">{shop.site}</p>}
      {shop.lat !== '' && (
        <p data-when="lat" data-screen="" className={css.way}>
          <WayThere shop={shop} />
        </p>
      )}
      <Icon name="arrow-right" className={css.arrow} />
    </Card>
  );
}
