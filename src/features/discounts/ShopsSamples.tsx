import type { DiscountProducts } from '../../../contract/schemas/discount.ts';
import { routes } from '../../config/routes.ts';
import { SamplePart } from '../../ui/served/SamplePart.tsx';
import { ServedSample } from '../../ui/served/ServedSample.tsx';
import { ChosenProduct } from './ChosenProduct.tsx';
import { SAMPLE_SHOP } from '../../subjects/shops/sample-shop.ts';
import { ShopChoice } from './ShopChoice.tsx';
import { ShopsPart } from './ShopsPart.tsx';

/**
 * The samples from which the edge renders step 2: `{{value}}` is escaped, a part is another
 * filled sample.
 */
export function ShopsSamples({ discount, products }: DiscountProducts) {
  const mine = routes.discountShops(discount.id, '{{product}}');
  const part = { discount, product: <SamplePart name="product" /> };
  return (
    <>
      {products.map((product) => (
        <ServedSample key={product.id} name={`product-${product.id}`}>
          <ChosenProduct product={product} back={discount.url} />
        </ServedSample>
      ))}
      <ServedSample name="shops-all">
        <ShopsPart {...part} city={null} other={mine}>
          <SamplePart name="shops" />
        </ShopsPart>
      </ServedSample>
      <ServedSample name="shops-city">
        <ShopsPart {...part} city="{{city}}" other={`${mine}&city=all`}>
          <SamplePart name="shops" />
        </ShopsPart>
      </ServedSample>
      <ServedSample name="shops-none">
        <ShopsPart {...part} city="{{city}}" other={`${mine}&city=all`} />
      </ServedSample>
      <ServedSample name="shop">
        <li>
          <ShopChoice
            shop={SAMPLE_SHOP}
            url={routes.discountOrder(discount.id, '{{product}}', '{{id}}')}
          />
        </li>
      </ServedSample>
    </>
  );
}
