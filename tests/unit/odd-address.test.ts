import { describe, expect, it } from '@jest/globals';
import { isOddAddress } from '../../backend/editor/content-check/odd-address.ts';

describe('a link to another site', () => {
  it.each([
    'http://localhost:8000/a',
    'https://wiki/page',
    'http://192.168.0.4/',
    'https://box.local/',
    'https://',
    'http://[::1]/',
  ])('is odd at %s', (address) => {
    expect(isOddAddress(address)).toBe(true);
  });

  it.each(['https://example.ru/a', 'http://who.int', 'mailto:a@b.ru', '/articles/', '#notes'])(
    'is fine at %s',
    (address) => {
      expect(isOddAddress(address)).toBe(false);
    },
  );
});
