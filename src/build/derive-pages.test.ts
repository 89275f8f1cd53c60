import { describe, expect, it } from '@jest/globals';
import { composePages } from './compose/compose.ts';
import { derivePages, PAGE_TYPE } from './derive-pages.ts';
import { sampleContent, sampleEntities } from './sample-content.ts';

describe('derivePages', () => {
  it('makes a node of every page, known by its address', () => {
    const content = sampleContent();
    const nodes = derivePages.derive(sampleEntities(content));
    expect(nodes).toEqual(composePages(content).map((fields) => ({ key: fields.url, fields })));
  });

  it('declares every field it fills', () => {
    expect(derivePages.type).toBe(PAGE_TYPE);
    const declared = [...derivePages.fields.matchAll(/(\w+):/g)].map(([, name]) => name);
    const [node] = derivePages.derive(sampleEntities(sampleContent()));
    expect(Object.keys(node?.fields ?? {})).toEqual(declared);
  });
});
