import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ContentChange } from '../contract/schemas/hook.ts';
import { sources } from '../src/build/sources.ts';
import { HeldBack, type Cause, type Refusal } from './held-back.ts';

const refusal = (entity: Refusal['entity'], id: number, cause: Cause): Refusal => ({
  entity,
  id,
  alias: `a-${id}`,
  title: null,
  field: null,
  words: 'Так',
  reason: 'so',
  cause,
});
const change = (entity: ContentChange['entity'], id: number): ContentChange => ({
  entity,
  id,
  alias: `a-${id}`,
  kind: 'changed',
  revision: 5,
});
const names = (changes: readonly ContentChange[]) =>
  changes.map(({ entity, id }) => `${entity} ${id}`);

describe('HeldBack', () => {
  let held: HeldBack;
  beforeEach(() => {
    held = new HeldBack();
    held.settle([], new Set(), [
      refusal('articles', 1, 'render'),
      refusal('footnotes', 2, 'content'),
      refusal('products', 3, 'reading'),
      refusal('pages', 4, 'time'),
    ]);
  });

  it('lists what was reported, without internal fields', () => {
    expect(held.list()[0]).toEqual({
      ...{ entity: 'articles', id: 1, alias: 'a-1', title: null },
      ...{ field: null, words: 'Так', reason: 'so' },
    });
  });

  it('retries entities that a change of an article may have fixed', () => {
    expect(names(held.withAgain([change('articles', 9)]))).toEqual([
      'footnotes 2',
      'products 3',
      'articles 9',
    ]);
  });

  it('retries everything after any other change, except what timed out', () => {
    expect(names(held.withAgain([change('faq', 9)]))).toEqual([
      'articles 1',
      'footnotes 2',
      'products 3',
      'faq 9',
    ]);
  });

  it('retries failed reads without any change', () => {
    expect(names(held.withAgain([]))).toEqual(['products 3']);
    expect(held.mayPass).toBe(true);
    held.settle([change('products', 3)], new Set(), []);
    expect(held.mayPass).toBe(false);
  });

  it('drops entities that were checked and not refused again', () => {
    held.settle([change('articles', 1), change('footnotes', 2)], new Set(), [
      refusal('articles', 1, 'render'),
    ]);
    expect(names(held.withAgain([change('faq', 9)]))).toEqual([
      'products 3',
      'articles 1',
      'faq 9',
    ]);
    held.clear();
    expect(held.list()).toEqual([]);
  });

  it('drops entities of a source that was read again and is correct', () => {
    const [source, other] = sources;
    if (!source || !other) throw new Error('There are two sources.');
    held.settle([], new Set(), [{ ...refusal('tags', 7, 'render'), source }]);
    held.settle([change('articles', 1)], new Set([other]), []);
    expect(held.list()).toContainEqual(expect.objectContaining({ entity: 'tags', id: 7 }));
    held.settle([change('articles', 1)], new Set([source]), []);
    expect(held.list()).not.toContainEqual(expect.objectContaining({ entity: 'tags', id: 7 }));
  });
});
