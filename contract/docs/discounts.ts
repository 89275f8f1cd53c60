import type { SomeDocs } from './doc.ts';
import { discount, productCard, shopDiscount } from './examples/catalogue.ts';
import { listed } from './examples/listed.ts';
import { onlineShop } from './examples/places.ts';

const chosen = { discount: discount.id, product: productCard.id };

export const discounts = {
  discounts: {
    summary: 'List all discounts',
    description: 'In physical and online shops.',
    example: listed(discount, shopDiscount),
  },
  discountsIshop: {
    summary: 'List the discounts of online shops',
    description: 'Discounts of the kind `online`.',
    example: listed(discount),
  },
  discountsShop: {
    summary: 'List the discounts of physical shops',
    description: 'Discounts of the kind `offline`.',
    example: listed(shopDiscount),
  },
  discountOrderStep1: {
    summary: 'Order at a discount, step 1: the product',
    description: 'Lists the products that the discount covers.',
    params: { discount: discount.id },
    example: { discount, products: [productCard] },
  },
  discountOrderStep2: {
    summary: 'Order at a discount, step 2: the shop',
    description:
      'Lists the shops that sell the chosen product at this discount, in one city or in all.',
    params: chosen,
    example: { discount, product: productCard, shops: [onlineShop] },
  },
  discountOrderStep3: {
    summary: 'Order at a discount, step 3: how to get it',
    description: 'Returns the chosen product and the chosen shop.',
    params: { ...chosen, shop: onlineShop.id },
    example: { discount, product: productCard, shop: onlineShop },
  },
} satisfies SomeDocs;
