import type { DiscountOrder } from '../../../contract/schemas/discount.ts';
import type { ProductCard } from '../../../contract/schemas/product.ts';
import { offeredShop } from '../../words/offer-shops.ts';
import { routes } from '../../config/routes.ts';
import { ChosenProduct } from './ChosenProduct.tsx';
import { OrderPart } from './OrderPart.tsx';

type Props = { reply: DiscountOrder; products: readonly ProductCard[] };

/** Step 3 from a live response. */
export function LiveOrder({ reply, products }: Props) {
  const { discount, shop } = reply;
  const product = products.find(({ id }) => id === reply.product.id) ?? reply.product;
  return (
    <OrderPart
      product={<ChosenProduct product={product} back={discount.url} />}
      shop={offeredShop(shop)}
      back={routes.discountShops(discount.id, product.id)}
    />
  );
}
