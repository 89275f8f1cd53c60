import type { Product } from '../../../contract/schemas/product.ts';
import { encodedAddress } from '../encoded-address.ts';
import { parameterRows } from '../parameters/parameter-rows.ts';

/** Robots compare text literally, so every space must be a plain one. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

/**
 * A product in terms of schema.org. The site sells nothing and has no ratings, so there are no
 * offers and no ratings: prices are the sellers' own.
 */
export function structuredProduct(product: Product, brand: string): object {
  const pictures = product.gallery.map(encodedAddress).filter((address) => address !== null);
  return {
    '@type': 'Product',
    '@id': `${product.url}#product`,
    url: product.url,
    name: plain(product.title),
    description: plain(product.lead),
    ...(pictures.length > 0 && { image: pictures }),
    brand: { '@type': 'Brand', name: brand },
    category: plain(product.section.title),
    additionalProperty: parameterRows(product).map(({ term, values }) => ({
      '@type': 'PropertyValue',
      name: plain(term),
      value: values.map(plain).join('; '),
    })),
  };
}
