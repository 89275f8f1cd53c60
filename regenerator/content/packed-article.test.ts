import { describe, expect, it } from '@jest/globals';
import { exampleArticle } from '../../tests/examples/content.ts';
import { same } from '../pages/same.ts';
import { packed } from './packed-article.ts';

describe('packed', () => {
  const article = exampleArticle(1, { body: '<p>Линза «Ясно» — 14,2 мм 👁</p>'.repeat(40) });

  it('reads and is written like the article', () => {
    const again = packed(article);
    expect(again.body).toBe(article.body);
    expect(JSON.stringify(again)).toBe(JSON.stringify(article));
    expect(same(again, article)).toBe(true);
    expect({ ...again }).toEqual(article);
  });

  it('contains the body no longer', () => {
    expect(Object.getOwnPropertyDescriptor(packed(article), 'body')?.value).toBeUndefined();
  });
});
