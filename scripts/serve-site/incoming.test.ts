import { describe, expect, it } from '@jest/globals';
import { canonicalPath } from './incoming.ts';

describe('canonicalPath', () => {
  it.each([
    ['//%70ersonal/', '/personal/'],
    ['/%D0%BE%D1%87%D0%BA%D0%B8/', '/%D0%BE%D1%87%D0%BA%D0%B8/'],
    ['/a%20b', '/a%20b'],
    ['/a%3Fb%23c', '/a%3Fb%23c'],
    ['/a/..%2fb/', '/a/..%2Fb/'],
    ['/%2e%2e%5c%70', '/..%5Cp'],
    ['/%', '/%25'],
    ['/%D0', '/%25D0'],
  ])('%s is %s', (path, canonical) => {
    expect(canonicalPath(path)).toBe(canonical);
  });
});
