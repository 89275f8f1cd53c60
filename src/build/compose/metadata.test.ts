import { describe, expect, it } from '@jest/globals';
import type { Metadata } from '../../../contract/schemas/reference.ts';
import { derivePages } from '../derive-pages.ts';
import { exampleContent, exampleEntities } from '../../../tests/examples/content.ts';
import { overridden, pageCodeOf } from './metadata.ts';

const entry = (page_code: string, title = 'Иначе — Ясно'): Metadata => ({
  page_code,
  title,
  description: 'Описание',
  updated_at: '2026-01-01T00:00:00.000Z',
});
const head = { title: 'Статьи', description: 'Все', modified: '2026-02-02T00:00:00.000Z' };

describe('pageCodeOf', () => {
  it.each([
    ['/', 'home'],
    ['/articles/', 'articles'],
    ['/articles/page/2/', 'articles/page/2'],
    ['/catalog/yasno-den/', 'catalog/yasno-den'],
  ])('derives the code of the page at %s: %s', (url, code) => {
    expect(pageCodeOf(url)).toBe(code);
  });
});

describe('overridden', () => {
  const metadata = new Map([['articles', entry('articles')]]);

  it("replaces the page's own text with the editor's, and adds the brand only once", () => {
    expect(overridden({ url: '/articles/', head }, metadata, 'Ясно')).toEqual({
      ...head,
      title: 'Иначе',
      description: 'Описание',
    });
  });

  it('leaves every other page alone, even earlier ones of the same list', () => {
    for (const url of ['/articles/page/2/', '/articles/uhod/', '/']) {
      expect(overridden({ url, head }, metadata, 'Ясно')).toBe(head);
    }
  });

  it.each(['Статьи', 'Статьи\u00a0— Ясно'])('accepts a title written as %j', (title) => {
    const one = new Map([['home', entry('home', title)]]);
    expect(overridden({ url: '/', head }, one, 'Ясно').title).toBe('Статьи');
  });
});

it('an edit of one entry changes one page', () => {
  const derived = (metadata: Metadata[]) =>
    derivePages
      .derive(exampleEntities(exampleContent({ metadata })))
      .map((node) => [node.key, JSON.stringify(node.fields)]);
  const before = derived([entry('home'), entry('articles')]);
  const after = derived([entry('home'), entry('articles', 'Ещё иначе')]);
  const changed = after.filter(([, fields], place) => fields !== before[place]?.[1]);
  expect(changed.map(([url]) => url)).toEqual(['/articles/']);
});
