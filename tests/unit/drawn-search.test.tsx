/**
 * @jest-environment jsdom
 *
 * What the edge writes of a search has to be what React shows in its place.
 */
import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { resultsHtml, unavailableHtml } from '../../edge-functions/lib/search-html.ts';
import type { SearchContent } from '../../contract/schemas/search.ts';
import { routes } from '../../src/config/routes.ts';
import { SEARCH_COUNT, searchWords } from '../../src/config/search-words.ts';
import { Found } from '../../src/features/search/Found.tsx';

type Group = SearchContent['groups'][number];

const items = (count: number): Group['items'] =>
  Array.from({ length: count }, (_, index) => ({
    id: index,
    title: `Линза ${index} & «пара»`,
    title_parts: [
      { text: 'Линза', found: true },
      { text: ` ${index} & «пара»`, found: false },
    ],
    url: `/catalog/linza-${index}/?a=1&b=2`,
    snippet: [
      { text: 'Мягкая ', found: false },
      { text: '<линза>', found: true },
    ],
    updated_at: '2026-11-21T09:30:00.000Z',
  }));
const product: Group = { kind: 'product', title: 'Продукты', total: 2, items: items(2) };
const article: Group = { kind: 'article', title: 'Статьи', total: 1290, items: items(3) };
const longest: Group = { ...article, items: items(SEARCH_COUNT.most) };

const found = (groups: Group[], change: Partial<SearchContent> = {}): SearchContent => ({
  query: 'линза & «пара»',
  total: groups.reduce((sum, { total }) => sum + total, 0),
  corrected: null,
  suggestions: [],
  groups,
  ...change,
});

/**
 * Elements and texts without styling: class names come from the build, and the edge has
 * placeholders for them. The control that shows more is a link where no script runs and a button
 * elsewhere.
 */
function compared(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('*')) {
    for (const name of ['class', 'data-tag']) element.removeAttribute(name);
    if (element.textContent === searchWords.more) element.replaceWith(searchWords.more);
  }
  return body.innerHTML.replaceAll(/\s+</g, '<');
}

describe('a search rendered at the edge equals React’s', () => {
  it.each<[string, SearchContent, ofKind: boolean]>([
    ['of two kinds', found([product, article]), false],
    ['of one kind', found([product]), false],
    ['of the kind that was asked for', found([article]), true],
    ['as far as it goes', found([longest]), true],
    ['corrected', found([product, article], { corrected: 'линзы' }), false],
    ['of nothing', found([], { suggestions: ['капли', 'раствор & «пара»'] }), false],
  ])('%s', (_name, result, ofKind) => {
    const drawn = resultsHtml(result, ofKind ? result.groups[0]?.kind : undefined);
    const rendered = renderToStaticMarkup(<Found result={result} ofKind={ofKind} />);
    expect(compared(drawn)).toBe(compared(rendered));
    expect(compared(drawn).length).toBeGreaterThan(100);
  });

  it('links from a failed search to existing pages', () => {
    const { body } = new DOMParser().parseFromString(unavailableHtml(), 'text/html');
    const ways = [...body.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(ways).toEqual([routes.catalog, routes.articles, routes.faq]);
  });
});
