/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { documentCookie, keepCookie } from './document-cookies.ts';

const rule = { name: 'city', path: '/', maxAge: 60 };

afterEach(() => {
  for (const name of ['city', 'other', 'broken']) keepCookie({ ...rule, name }, null);
});

describe('a document cookie', () => {
  it('is read back as it was written', () => {
    keepCookie({ ...rule, name: 'other' }, 'x');
    keepCookie(rule, '{"title":"Тверь; =%"}');
    expect(documentCookie('city')).toBe('{"title":"Тверь; =%"}');
    expect(documentCookie('other')).toBe('x');
  });

  it('is null when it was never set or was removed', () => {
    keepCookie({ ...rule, name: 'othercity' }, 'x');
    expect(documentCookie('city')).toBeNull();
    keepCookie(rule, 'x');
    keepCookie(rule, null);
    expect(documentCookie('city')).toBeNull();
  });

  it('is read verbatim when it is not properly encoded', () => {
    document.cookie = 'broken=%E0%A4%A';
    expect(documentCookie('broken')).toBe('%E0%A4%A');
  });
});
