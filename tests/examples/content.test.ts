import { describe, expect, it } from '@jest/globals';
import * as v from 'valibot';
import * as article from '../../contract/schemas/article.ts';
import * as certificate from '../../contract/schemas/certificate.ts';
import * as pages from '../../contract/schemas/pages.ts';
import * as product from '../../contract/schemas/product.ts';
import * as reference from '../../contract/schemas/reference.ts';
import { exampleContent, exampleLens, exampleLiquid } from './content.ts';

const content = exampleContent();

describe('exampleContent', () => {
  it.each([
    ['articles', v.array(article.article), content.articles],
    ['categories', v.array(article.category), content.categories],
    ['tags', v.array(article.tag), content.tags],
    ['products', v.array(product.product), content.products],
    ['sections of the catalogue', v.array(product.catalogSection), content.catalogSections],
    ['lens', product.lensParameters, exampleLens()],
    ['liquid', product.liquidParameters, exampleLiquid()],
    ['questions', v.array(reference.faqItem), content.faqItems],
    ['static pages', v.array(reference.staticPage), content.staticPages],
    ['main.page', pages.mainPage, content.mainPage],
    ['main.catalog', pages.mainCatalog, content.mainCatalog],
    ['certificate.page', certificate.certificatePage, content.certificatePage],
    ['certificate.variants', certificate.certificateVariants, content.certificateVariants],
    ['certificate.terms', certificate.certificateTerms, content.certificateTerms],
    ['article.page', article.articlePage, content.articlePage],
  ])('satisfies the contract of %s', (_name, schema, value) => {
    expect(v.parse(schema, value)).toEqual(value);
  });
});
