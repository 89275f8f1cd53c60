/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { documentCookie, keepCookie } from './document-cookies.ts';

const rule = { name: 'city', path: '/', maxAge: 60 };

afterEach(() => {
  for (const name of ['city', 'other', 'broken']) keepCookie({ ...rule, name }, null);
});

describe('a cookie of the document', () => {
  it('comes back as it was kept', () => {
    keepCookie({ ...rule, name: 'other' }, 'x');
    keepCookie(rule, '{"title":"Тверь; =%"}');
    expect(documentCookie('city')).toBe('{"title":"Тверь; =%"}');
    expect(documentCookie('other')).toBe('x');
  });

  it('is null when there is none, or when it was taken away', () => {
    keepCookie({ ...rule, name: 'othercity' }, 'x');
    expect(documentCookie('city')).toBeNull();
    keepCookie(rule, 'x');
    keepCookie(rule, null);
    expect(documentCookie('city')).toBeNull();
  });

  it('is taken as written when it is not well encoded', () => {
    document.cookie = 'broken=%E0%A4%A';
    expect(documentCookie('broken')).toBe('%E0%A4%A');
  });
});
