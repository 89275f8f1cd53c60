import { describe, expect, it } from '@jest/globals';
import { movedFrom } from './moved-from.ts';

describe('the address that a page had', () => {
  it('leads to the new one where the alias is its end', () => {
    expect(movedFrom('/articles/uhod/linzy/', 'linzy')).toBe('/articles/uhod/linzy/');
  });

  it.each([
    [null, 'linzy'],
    ['/discounts/7/', 'leto'],
    ['/instructions/rastvory/', 'rastvory'],
    ['/tags/linzy/', undefined],
  ])('does not where it has none: %s', (url, alias) => {
    expect(movedFrom(url, alias)).toBeNull();
  });
});
