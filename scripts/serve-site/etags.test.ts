import { describe, expect, it } from '@jest/globals';
import { contentTags, copyTag, isMatched, knownTag } from './etags.ts';

const HASH = 'k3Jd8s-0Qw1_';
const brotli = copyTag('"3f"', 'br', HASH);
const shared = copyTag('"3f"', 'dcz-Ab_9-x12', HASH);
const readsBrotli = (encoding: string) => encoding === 'br';
const readsNothing = () => false;

it('names a copy by its content, its encoding and its own bytes', () => {
  expect(brotli).toBe('"3f.br.k3Jd8s-0Qw1_"');
});

describe('contentTags', () => {
  it.each([
    [brotli, '"3f"'],
    [`"0", ${brotli} ,W/"1"`, '"0", "3f" ,W/"1"'],
    // A proxy that changes bodies in transit makes tags weak.
    [`W/${brotli}`, 'W/"3f"'],
    ['*', '*'],
    ['"42"', '"42"'],
    // Unknown here, but perhaps known to other servers.
    ['latest', 'latest'],
    ['"3f.br.short"', '"3f.br.short"'],
  ])('reads %s as %s', (list, expected) => {
    expect(contentTags(list, readsBrotli)).toBe(expected);
  });

  it('leaves the tag of a copy that the client cannot decode', () => {
    expect(contentTags(brotli, readsNothing)).toBe(brotli);
    expect(contentTags(shared, readsBrotli)).toBe(shared);
  });
});

describe('knownTag', () => {
  const quick = copyTag('"3f"', 'br', 'quickquick12');
  it.each([
    ['"3f"', '"3f"'],
    ['W/"3f"', 'W/"3f"'],
    [brotli, brotli],
    // It does not matter which of two copies the reader has: the content is the same.
    [quick, quick],
    [`W/${quick}`, `W/${quick}`],
    [`"0",${brotli}, "3f"`, brotli],
    ['*', '"3f"'],
    ['"0"', undefined],
    [copyTag('"0"', 'br', HASH), undefined],
    [shared, undefined],
    ['3f', undefined],
    ['', undefined],
  ])('finds in %s the tag %s', (list, expected) => {
    expect(knownTag(list, '"3f"', readsBrotli)).toBe(expected);
  });

  it('compares weakly, as RFC 9110 requires', () => {
    expect(knownTag('"3f"', 'W/"3f"')).toBe('"3f"');
    expect(knownTag(null, '"3f"')).toBeUndefined();
  });

  it('ignores a copy that the client cannot decode', () => {
    expect(knownTag(brotli, '"3f"', readsNothing)).toBeUndefined();
  });
});

it('matches bytes by strong tags only', () => {
  expect(isMatched(`"0", ${brotli}`, brotli)).toBe(true);
  expect(isMatched('*', brotli)).toBe(true);
  for (const list of ['"3f"', `W/${brotli}`, copyTag('"3f"', 'br', 'quickquick12'), '']) {
    expect(isMatched(list, brotli)).toBe(false);
  }
  expect(isMatched('W/"1"', 'W/"1"')).toBe(false);
});
