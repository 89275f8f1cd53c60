import { expect, it } from '@jest/globals';
import { entityFieldName, fieldName } from '../../contract/collections/graph-names.ts';

it('calls a list and one of its entities by different names', () => {
  expect([fieldName('articles'), entityFieldName('articles', false)]).toEqual([
    'articles',
    'article',
  ]);
  expect(entityFieldName('catalog-sections', false)).toBe('catalog_section');
  expect(entityFieldName('categories', false)).toBe('category');
  expect(entityFieldName('metadata', true)).toBe('one_metadata');
});
