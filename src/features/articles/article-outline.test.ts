import { describe, expect, it } from '@jest/globals';
import { articleOutline } from './article-outline.ts';

describe('articleOutline', () => {
  it('adds anchors to the main headings, in order, and lists them', () => {
    const html = '<h2>Уход</h2><p>а</p><h3>Чем</h3><h2 id="old">Хранение <em>линз</em></h2>';
    expect(articleOutline(html)).toEqual({
      html:
        '<h2 id="razdel-1">Уход</h2><p>а</p><h3>Чем</h3>' +
        '<h2 id="old">Хранение <em>линз</em></h2>',
      headings: [
        { id: 'razdel-1', title: 'Уход' },
        { id: 'old', title: 'Хранение линз' },
      ],
    });
  });

  it.each([
    ['Dk&nbsp;и&nbsp;Dk/t', 'Dk\u00a0и\u00a0Dk/t'],
    ['1 &lt; 2 &gt; 0 &amp; 3', '1 < 2 > 0 & 3'],
    ['&quot;День&quot;', '"День"'],
    ['&amp;lt;', '&lt;'],
    [' текст\n', 'текст'],
    ['Уход<br />и хранение', 'Уход и хранение'],
    [
      'Что такое Dk/t\u2060<sup><a id="k-snoske-1-1" href="#snoska-1" role="doc-noteref">1</a></sup>?',
      'Что такое Dk/t?',
    ],
  ])('reads the title %j as %j', (inner, title) => {
    expect(articleOutline(`<h2>${inner}</h2>`).headings).toEqual([{ id: 'razdel-1', title }]);
  });

  it('leaves a text without headings unchanged', () => {
    expect(articleOutline('<p>а</p>')).toEqual({ html: '<p>а</p>', headings: [] });
  });
});
