import { describe, expect, it } from '@jest/globals';
import { page } from './page.ts';

describe('page', () => {
  it('combines a kind, a URL, a head and data', () => {
    const head = { title: 'Темы', description: 'Все темы' };
    const data = { tags: [] };
    expect(page('tags', '/tags/', head, data)).toEqual({ kind: 'tags', url: '/tags/', head, data });
  });
});
