import type { DiscountShops } from '../../../contract/schemas/discount.ts';
import type { ProductCard } from '../../../contract/schemas/product.ts';
import { offeredShops } from '../../words/offer-shops.ts';
import { routes } from '../../config/routes.ts';
import { ChosenProduct } from './ChosenProduct.tsx';
import { ShopChoice } from './ShopChoice.tsx';
import { ShopsPart } from './ShopsPart.tsx';

type Props = {
  reply: DiscountShops;
  /** The page's own products: their pictures have the build's formats. */
  products: readonly ProductCard[];
  city: string;
  everywhere: boolean;
};

/** Step 2 from a live response. */
export function LiveShops({ reply, products, city, everywhere }: Props) {
  const { discount } = reply;
  const product = products.find(({ id }) => id === reply.product.id) ?? reply.product;
  const mine = routes.discountShops(discount.id, product.id);
  const everyCity = everywhere || discount.kind === 'online';
  const shops = offeredShops(reply.shops, city).map((shop) => (
    <li key={shop.id}>
      <ShopChoice shop={shop} url={routes.discountOrder(discount.id, product.id, shop.id)} />
    </li>
  ));
  return (
    <ShopsPart
      discount={discount}
      product={<ChosenProduct product={product} back={discount.url} />}
      city={everyCity ? null : city}
      other={everywhere ? mine : `${mine}&city=all`}
    >
      {shops.length > 0 ? shops : undefined}
    </ShopsPart>
  );
}
