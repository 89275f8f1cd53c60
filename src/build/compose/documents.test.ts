import { expect, it } from '@jest/globals';
import { exampleContent } from '../../../tests/examples/content.ts';
import { documentPages } from './documents.ts';

it('shows each document unchanged at its URL', () => {
  const content = exampleContent();
  const pages = documentPages(content);
  expect(pages.map(({ kind, url, data }) => ({ kind, url, data }))).toEqual([
    { kind: 'about', url: '/about/', data: { page: content.aboutPage, brand: 'Ясно' } },
    { kind: 'beginners', url: '/for-new/', data: { page: content.forBeginners } },
    { kind: 'tech', url: '/tech/', data: { page: content.techPage } },
  ]);
  expect(pages[0]?.head).toEqual({
    title: 'О нас',
    description: 'Кто мы',
    modified: '2026-01-01T00:00:00.000Z',
  });
});
