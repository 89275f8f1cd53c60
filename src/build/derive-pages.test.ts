import { describe, expect, it } from '@jest/globals';
import { composePages } from './compose/compose.ts';
import { derivePages, PAGE_TYPE } from './derive-pages.ts';
import { sampleContent, sampleEntities } from './sample-content.ts';
import type { SharePicture } from './share/share-picture.ts';

describe('derivePages', () => {
  it('makes a node of every page, known by its address', () => {
    const content = sampleContent();
    const nodes = derivePages.derive(sampleEntities(content));
    const composed = composePages(content);
    expect(nodes.map(({ key }) => key)).toEqual(composed.map(({ url }) => url));
    for (const [place, { fields }] of nodes.entries()) {
      expect(fields).toMatchObject(composed[place] ?? {});
    }
  });

  it('gives every head the address of a picture that the build draws', () => {
    for (const { fields } of derivePages.derive(sampleEntities(sampleContent()))) {
      const { src } = fields['share'] as SharePicture;
      expect(fields['head']).toHaveProperty('share.src', src);
    }
  });

  it('declares every field it fills', () => {
    expect(derivePages.type).toBe(PAGE_TYPE);
    const declared = [...derivePages.fields.matchAll(/(\w+):/g)].map(([, name]) => name);
    const [node] = derivePages.derive(sampleEntities(sampleContent()));
    expect(Object.keys(node?.fields ?? {})).toEqual(declared);
  });
});
