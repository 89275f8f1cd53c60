import type { DiscountProducts } from '../../../contract/schemas/discount.ts';
import { routes } from '../../config/routes.ts';
import { SamplePart } from '../../ui/served/SamplePart.tsx';
import { ServedSample } from '../../ui/served/ServedSample.tsx';
import { ChosenProduct } from './ChosenProduct.tsx';
import { OrderPart } from './OrderPart.tsx';
import { SAMPLE_SHOP } from '../../subjects/shops/sample-shop.ts';

/** The samples from which the edge renders step 3; see `ShopsSamples`. */
export function OrderSamples({ discount, products }: DiscountProducts) {
  return (
    <>
      {products.map((product) => (
        <ServedSample key={product.id} name={`product-${product.id}`}>
          <ChosenProduct product={product} back={discount.url} />
        </ServedSample>
      ))}
      <ServedSample name="order">
        <OrderPart
          product={<SamplePart name="product" />}
          shop={SAMPLE_SHOP}
          back={routes.discountShops(discount.id, '{{product}}')}
        />
      </ServedSample>
    </>
  );
}
