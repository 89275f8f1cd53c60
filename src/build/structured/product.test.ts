import { describe, expect, it } from '@jest/globals';
import type { Picture } from '../../../contract/fields.ts';
import { exampleLiquid, exampleProduct } from '../../../tests/examples/content.ts';
import { examplePicture } from '../../../tests/examples/parts.ts';
import { structuredProduct } from './product.ts';

/** A picture as the build passes it on, encoded. */
const encodedPicture = (name: string): Picture => {
  const image = {
    layout: 'constrained',
    width: 960,
    height: 640,
    images: { fallback: { src: `/pictures/${name}-960.webp` } },
  };
  return Object.assign(examplePicture(name), { image });
};

describe('structuredProduct', () => {
  it('describes the product', () => {
    const product = exampleProduct(1, {
      title: 'Ясно\u00a0День',
      gallery: [encodedPicture('front'), encodedPicture('side')],
    });
    expect(structuredProduct(product, 'Зорко')).toMatchObject({
      '@type': 'Product',
      '@id': '/catalog/product-1/#product',
      url: '/catalog/product-1/',
      name: 'Ясно День',
      description: 'О линзах',
      image: ['/pictures/front-960.webp', '/pictures/side-960.webp'],
      brand: { '@type': 'Brand', name: 'Зорко' },
      category: 'Полка 1',
    });
  });

  it('lists the parameters in plain words', () => {
    expect(structuredProduct(exampleProduct(1), 'Ясно')).toMatchObject({
      additionalProperty: expect.arrayContaining([
        {
          '@type': 'PropertyValue',
          name: 'Оптическая сила (PWR)',
          value: 'от −0,50 до −6,00 (шаг 0,25)',
        },
      ]),
    });
    const liquid = exampleProduct(2, { lens: null, liquid: exampleLiquid() });
    expect(structuredProduct(liquid, 'Ясно')).toMatchObject({
      additionalProperty: expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'Объём', value: '60; 360 мл' },
      ]),
    });
  });

  it('has no offer or rating, and no picture that the product lacks', () => {
    const keys = Object.keys(structuredProduct(exampleProduct(1), 'Ясно'));
    for (const invented of ['offers', 'aggregateRating', 'review', 'image'])
      expect(keys).not.toContain(invented);
  });
});
