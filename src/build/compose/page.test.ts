import { describe, expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { introOf } from './intro.ts';
import { page } from './page.ts';

describe('page', () => {
  it('combines a kind, a URL, a head and data', () => {
    const head = { title: 'Темы', description: 'Все темы' };
    const { intro } = introOf(exampleContent(), 'tags.page');
    const data = { intro, tags: [] };
    expect(page('tags', '/tags/', head, data)).toEqual({ kind: 'tags', url: '/tags/', head, data });
  });
});
