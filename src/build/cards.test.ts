import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import { articleCard as articleCardSchema } from '../../contract/schemas/article.ts';
import { productCard as productCardSchema } from '../../contract/schemas/product.ts';
import { articleCard, productCard } from './cards.ts';
import { exampleArticle, exampleProduct } from '../../tests/examples/content.ts';
import { examplePicture } from '../../tests/examples/parts.ts';

describe('articleCard', () => {
  it("has the contract's teaser fields and no others", () => {
    const article = exampleArticle();
    expect(articleCard(article)).toEqual(v.parse(articleCardSchema, article));
  });

  it('does not change with the body or the time of an edit', () => {
    const edited = { body: '<p>Новый</p>', updated_at: '2027-01-01T00:00:00.000Z', revision: 2 };
    expect(articleCard(exampleArticle(1, edited))).toEqual(articleCard(exampleArticle(1)));
  });
});

describe('productCard', () => {
  it("has the contract's shelf fields and the first picture", () => {
    const card = productCard(exampleProduct());
    expect(card).toEqual(v.parse(productCardSchema, card));
    expect(card.cover).toEqual(examplePicture('front'));
  });

  it('fails on a product without a picture, naming it', () => {
    expect(() => productCard(exampleProduct(7, { gallery: [] }))).toThrow('product-7');
  });
});
