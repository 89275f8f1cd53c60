import { describe, expect, it } from '@jest/globals';
import { exampleArticle, exampleProduct } from '../../../tests/examples/content.ts';
import { examplePicture } from '../../../tests/examples/parts.ts';
import { exampleStaticPage } from '../../../tests/examples/pages.ts';
import { articleCard } from '../cards.ts';
import { withFootnotes } from './footnotes.ts';
import { page } from './page.ts';

const mark = (code: string, fallback = '') => `<sup data-footnote="${code}">${fallback}</sup>`;
const notes = new Map([
  ['dkt', 'О кислороде'],
  ['uv', 'Об ультрафиолете'],
  ['age', 'О возрасте'],
]);

const parent = { title: 'Выше', url: '/content/' };

const composed = (body: string) => {
  const one = exampleStaticPage(1, { body });
  return page(
    'staticPage',
    one.url,
    { title: 'a', description: 'b' },
    { page: one, pages: [], parent },
  );
};
const link = (number: number, nth: number) =>
  `\u2060<sup><a id="k-snoske-${number}-${nth}" href="#snoska-${number}" role="doc-noteref" aria-label="Сноска ${number}">${number}</a></sup>`;

describe('withFootnotes', () => {
  it('numbers notes in order of appearance, and every mark of a note separately', () => {
    const { data } = withFootnotes(
      composed(`<p>а${mark('uv')} б${mark('dkt')}</p><p>в${mark('uv', '*')}</p>`),
      notes,
    );
    expect(data).toMatchObject({
      page: { body: `<p>а${link(1, 1)} б${link(2, 1)}</p><p>в${link(1, 2)}</p>` },
      footnotes: [
        { code: 'uv', text: 'Об ультрафиолете', marks: 2 },
        { code: 'dkt', text: 'О кислороде', marks: 1 },
      ],
    });
  });

  it('counts through all texts of a page', () => {
    const product = exampleProduct(1, { description: `<p>${mark('dkt')}</p>` });
    const related = [{ ...exampleProduct(2, { lead: mark('age') }), cover: examplePicture() }];
    const head = { title: 'a', description: 'b' };
    const { data } = withFootnotes(
      page('product', '/', head, { product, parent, parameters: [], packages: [], related }),
      notes,
    );
    expect(data.footnotes?.map(({ code }) => code)).toEqual(['dkt', 'age']);
  });

  it('finds the marks of a card on every page that shows it', () => {
    const card = articleCard(exampleArticle(2, { lead: `О линзах${mark('uv')}` }));
    for (const id of [1, 3]) {
      const article = exampleArticle(id);
      const around = { related: [card], previous: null, next: null };
      const shown = page(
        'article',
        article.url,
        { title: 'a', description: 'b' },
        {
          article,
          ...around,
        },
      );
      expect(withFootnotes(shown, notes).data.footnotes).toHaveLength(1);
    }
  });

  it('leaves pages without marks and other superscripts unchanged', () => {
    const plain = composed('<p>м<sup>2</sup></p>');
    expect(withFootnotes(plain, notes)).toBe(plain);
  });
});
