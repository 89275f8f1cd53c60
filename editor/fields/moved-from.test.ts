import { describe, expect, it } from '@jest/globals';
import { movedFrom } from './moved-from.ts';

describe('the previous address of a page', () => {
  it('is returned if it ends with the alias', () => {
    expect(movedFrom('/articles/uhod/linzy/', 'linzy')).toBe('/articles/uhod/linzy/');
  });

  it.each([
    [null, 'linzy'],
    ['/discounts/7/', 'leto'],
    ['/instructions/rastvory/', 'rastvory'],
    ['/tags/linzy/', undefined],
  ])('is null otherwise: %s', (url, alias) => {
    expect(movedFrom(url, alias)).toBeNull();
  });
});
