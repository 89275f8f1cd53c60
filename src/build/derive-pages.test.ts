import { describe, expect, it } from '@jest/globals';
import { composePages } from './compose/compose.ts';
import { derivePages, PAGE_TYPE } from './derive-pages.ts';
import {
  exampleArticles,
  exampleContent,
  exampleEntities,
  exampleProduct,
} from '../../tests/examples/content.ts';
import type { SharePicture } from './share/share-picture.ts';

const marked = (code: string) => `<p>Текст<sup data-footnote="${code}"></sup></p>`;

describe('derivePages', () => {
  it('creates a node for every page, found by its URL', () => {
    const content = exampleContent();
    const nodes = derivePages.derive(exampleEntities(content));
    const composed = composePages(content);
    expect(nodes.map(({ key }) => key)).toEqual(composed.map(({ url }) => url));
    for (const [place, { fields }] of nodes.entries()) {
      expect(fields).toMatchObject(composed[place] ?? {});
    }
  });

  it('gives every head the URL of a picture that the build draws', () => {
    for (const { fields } of derivePages.derive(exampleEntities(exampleContent()))) {
      const { src } = fields['share'] as SharePicture;
      expect(fields['head']).toHaveProperty('share.src', src);
    }
  });

  it.each([
    [
      'a list',
      { products: [exampleProduct(1), exampleProduct(2, { description: marked('net') })] },
      'call "site.products", field items.1.description: there is no footnote with the code "net"',
    ],
    [
      'a single document',
      {
        techPage: {
          ...exampleContent().techPage,
          sections: exampleContent().techPage.sections.map((one) => ({ ...one, body: marked('') })),
        },
      },
      'call "tech.page", field sections.0.body: there is no footnote with the code ""',
    ],
  ])('rejects a reference to a missing footnote, in %s', (_name, over, message) => {
    const entities = exampleEntities(exampleContent(over));
    expect(() => derivePages.derive(entities)).toThrow(message);
  });

  it('accepts content when every footnote is known', () => {
    const articles = exampleArticles(1, { body: marked('dkt') });
    expect(() => derivePages.derive(exampleEntities(exampleContent({ articles })))).not.toThrow();
  });

  it('declares every field it fills', () => {
    expect(derivePages.type).toBe(PAGE_TYPE);
    const declared = [...derivePages.fields.matchAll(/(\w+):/g)].map(([, name]) => name);
    const [node] = derivePages.derive(exampleEntities(exampleContent()));
    expect(Object.keys(node?.fields ?? {})).toEqual(declared);
  });
});
